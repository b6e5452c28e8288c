'use client'
import { type AssignmentNeed, assignmentNeeds, type Dashboard } from '@plomada/domain'
import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx'
import { Link } from '../../base/Link/Link.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { dashboardMessages } from '../dashboard.messages.ts'
import type { DashboardLinks } from '../links.ts'
import { EmptySection, Section } from '../Section/Section.tsx'
import * as css from './AssignmentNeeds.css.ts'

export interface AssignmentNeedsProps {
  /** Number of jobs that need something from an admin, by what they need. */
  needs: Dashboard['needs']
  /** The URL of all jobs. */
  links?: Pick<DashboardLinks, 'assignments'>
  /** Returns the URL of the jobs with a need. */
  hrefFor: (need: AssignmentNeed) => string
}

/** Renders the numbers of jobs that need something from an admin today, each with a link to them. */
export const AssignmentNeeds = ({ needs, links, hrefFor }: AssignmentNeedsProps) => {
  const open = assignmentNeeds.filter((need) => needs[need] > 0)
  return (
    <Section
      title={dashboardMessages.needs}
      aside={
        links?.assignments !== undefined && (
          <ButtonLink href={links.assignments} variant="secondary" size="small">
            <Message>{dashboardMessages.allAssignments}</Message>
          </ButtonLink>
        )
      }
    >
      {open.length === 0 ? (
        <EmptySection>{dashboardMessages.noNeeds}</EmptySection>
      ) : (
        <ul className={css.needs}>
          {open.map((need) => (
            <li key={need}>
              <Link href={hrefFor(need)}>
                <Message>{dashboardMessages.need[need](needs[need])}</Message>
              </Link>
              <p className={css.help}>
                <Message>{dashboardMessages.needHelp[need]}</Message>
              </p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
