'use client'
import { useId } from 'react'
import { Portrait } from '../../art/Portrait/Portrait.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import { Link } from '../../base/Link/Link.tsx'
import { Container } from '../../base/Container/Container.tsx'
import { sectionMessages, team, type TeamMember } from '../home.sections.messages.ts'
import * as css from './Team.css.ts'
import * as icons from '../../base/Icon/icons.ts'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'

export interface TeamProps {
  /** Members of the team.
   * @default five invented people */
  members?: readonly TeamMember[] | undefined
}

/** Renders the team of the product. */
export const Team = ({ members = team }: TeamProps) => {
  const id = useId()
  const t = useOverride()
  return (
    <section className={css.section} aria-labelledby={id}>
      <Container>
        <div className={css.head}>
          <Heading level={2} size="section" id={id}>
            <Message>{sectionMessages.team}</Message>
          </Heading>
        </div>
        <ul className={css.members}>
          {members.map((member) => (
            <li key={member.id} className={css.member}>
              <div className={css.picture}>
                <Portrait seed={member.id} isTall {...(member.look && { look: member.look })} />
              </div>
              <h3 className={css.name}>{member.name}</h3>
              <div className={css.code}>
                <Icon icon={icons.code} size="sm" />
                <Link href={member.codeHref} size="small" label={t(sectionMessages.codeLabel(member.name))}>
                  <Message>{sectionMessages.code}</Message>
                </Link>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}
