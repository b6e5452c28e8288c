import type { ReactNode } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Text } from '../Text/Text.tsx'
import { Container } from '../Container/Container.tsx'
import type { PassThroughProps } from '../passThrough.ts'
import * as css from './Page.css.ts'

/** Default id of the main landmark, the target of the skip link. */
export const mainId = 'main-content'

export interface PageProps extends PassThroughProps {
  /** Content of the page. */
  children: ReactNode
  /** Level 1 heading. Omit it when the content has its own. */
  title?: ReactNode
  /** Text below the title. */
  lead?: ReactNode
  /** Buttons at the end of the title line. */
  actions?: ReactNode
  /** Maximum width of the content. `full` has no margins and no padding.
   * @default 'container' */
  width?: 'container' | 'form' | 'full'
}

/** Renders the main landmark of a page with its heading. */
export const Page = ({ children, title, lead, actions, width = 'container', ...rest }: PageProps) => (
  <main id={mainId} tabIndex={-1} className={css.page} {...rest}>
    {width === 'full' ? (
      children
    ) : (
      <Container width={width}>
        <div className={css.body}>
          {(title !== undefined || actions !== undefined) && (
            <div className={css.head}>
              <div className={css.titles}>
                {title !== undefined && <Heading level={1}>{title}</Heading>}
                {lead !== undefined && <Text tone="muted">{lead}</Text>}
              </div>
              {actions !== undefined && <Inline>{actions}</Inline>}
            </div>
          )}
          {children}
        </div>
      </Container>
    )}
  </main>
)
