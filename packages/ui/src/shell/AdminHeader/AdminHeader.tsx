import { fullName, smallPhoto } from '@plomada/domain'
import type { ReactNode } from 'react'
import { Avatar } from '../../base/Avatar/Avatar.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { Container } from '../../base/Container/Container.tsx'
import type { Viewer } from '../links.ts'
import * as css from './AdminHeader.css.ts'

export interface AdminHeaderProps {
  /** The signed-in admin. Undefined on the server. */
  person: Viewer | undefined
  /** Level 1 heading. Omit it if the page includes one. */
  title?: string
  /** Controls next to the name, such as `ThemeToggle`. */
  tools?: ReactNode
}

/** Renders the header of the admin pages: title, the signed-in admin and controls. */
export const AdminHeader = ({ person, title, tools }: AdminHeaderProps) => (
  <header className={css.bar}>
    <Container>
      <div className={css.line}>
        {title !== undefined && (
          <Heading level={1} size="h2">
            <Message>{title}</Message>
          </Heading>
        )}
        <div className={css.end}>
          {person && (
            <div className={css.person}>
              <Avatar name={fullName(person)} seed={person.id} photo={smallPhoto(person.photo)} />
              <span className={css.name}>{person.firstName}</span>
            </div>
          )}
          {/* Last: the portrait appears beside them later than the bar. */}
          {tools}
        </div>
      </div>
    </Container>
  </header>
)
