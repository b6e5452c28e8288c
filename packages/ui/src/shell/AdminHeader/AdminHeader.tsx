import { fullName, smallPhoto } from '@plomada/domain'
import type { ReactNode } from 'react'
import { Avatar } from '../../base/Avatar/Avatar.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Wrap } from '../../base/Wrap/Wrap.tsx'
import type { Viewer } from '../links.ts'
import * as css from './AdminHeader.css.ts'

export interface AdminHeaderProps {
  /** Whoever is signed in; known here by the first name. */
  person: Viewer
  /** First heading of the page. Leave it out where the page brings its own. */
  title?: string
  /** Controls beside the name, such as `ThemeToggle`. */
  tools?: ReactNode
}

/** The bar on top of the administration's pages: where one is, and as whom. */
export const AdminHeader = ({ person, title, tools }: AdminHeaderProps) => (
  <header className={css.bar}>
    <Wrap>
      <div className={css.line}>
        {title !== undefined && (
          <Heading level={1} size="h2">
            {title}
          </Heading>
        )}
        <div className={css.end}>
          {tools}
          <div className={css.person}>
            <Avatar name={fullName(person)} id={person.id} photo={smallPhoto(person.photo)} />
            <span className={css.name}>{person.firstName}</span>
          </div>
        </div>
      </div>
    </Wrap>
  </header>
)
