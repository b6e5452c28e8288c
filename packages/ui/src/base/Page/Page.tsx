import type { ReactNode } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import { Text } from '../Text/Text.tsx'
import { Wrap } from '../Wrap/Wrap.tsx'
import * as css from './Page.css.ts'

/** Id of the main landmark; the skip link goes there. */
export const mainId = 'contenido'

export interface PageProps {
  /** What the page is about. */
  children: ReactNode
  /** First heading. Leave it out when the content brings its own. */
  title?: string
  /** One line under the title. */
  lead?: ReactNode
  /** Buttons at the end of the title's line. */
  actions?: ReactNode
  /** Widest the content may be; `full` has neither margins nor padding.
   * @default 'container' */
  width?: 'container' | 'form' | 'full'
}

/** The main landmark of a page, with its heading. */
export const Page = ({ children, title, lead, actions, width = 'container' }: PageProps) => (
  <main id={mainId} tabIndex={-1} className={css.page}>
    {width === 'full' ? (
      children
    ) : (
      <Wrap width={width}>
        <div className={css.body}>
          {(title !== undefined || actions !== undefined) && (
            <div className={css.head}>
              <div className={css.titles}>
                {title !== undefined && <Heading level={1}>{title}</Heading>}
                {lead !== undefined && <Text tone="muted">{lead}</Text>}
              </div>
              {actions}
            </div>
          )}
          {children}
        </div>
      </Wrap>
    )}
  </main>
)
