'use client'
import { type AssignmentNeed, assignmentNeeds, type Dashboard } from '@plomada/domain'
import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx'
import { Inline } from '../../base/Inline/Inline.tsx'
import { Link } from '../../base/Link/Link.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { dashboardMessages } from '../dashboard.messages.ts'
import type { DashboardLinks } from '../links.ts'
import { EmptySection, Section } from '../Section/Section.tsx'
import * as css from './AssignmentNeeds.css.ts'

export interface AssignmentNeedsProps {
  /** Number of jobs that need something from an admin, by what they need. */
  needs: Dashboard['needs']
  /** Number of requests to withdraw that wait.
   * @default 0 */
  withdrawalCount?: number
  /** The URLs of all jobs and of the requests to withdraw. */
  links?: Pick<DashboardLinks, 'assignments' | 'withdrawals'>
  /** Returns the URL of the jobs with a need. */
  hrefFor: (need: AssignmentNeed) => string
}

const ListLink = ({ href, children }: { href: string | undefined; children: string }) =>
  href !== undefined && (
    <ButtonLink href={href} variant="secondary" size="small">
      <Message>{children}</Message>
    </ButtonLink>
  )

/** Renders the numbers of jobs and withdrawals that need something from an admin today, each with a link to them. */
export const AssignmentNeeds = ({ needs, withdrawalCount = 0, links, hrefFor }: AssignmentNeedsProps) => {
  const open = assignmentNeeds.filter((need) => needs[need] > 0)
  return (
    <Section
      title={dashboardMessages.needs}
      aside={
        <Inline gap={2}>
          <ListLink href={links?.withdrawals}>{dashboardMessages.allWithdrawals}</ListLink>
          <ListLink href={links?.assignments}>{dashboardMessages.allAssignments}</ListLink>
        </Inline>
      }
    >
      {open.length === 0 && withdrawalCount === 0 ? (
        <EmptySection>{dashboardMessages.noNeeds}</EmptySection>
      ) : (
        <ul className={css.needs}>
          {links?.withdrawals !== undefined && withdrawalCount > 0 && (
            <li>
              <Link href={links.withdrawals}>
                <Message>{dashboardMessages.withdrawals(withdrawalCount)}</Message>
              </Link>
              <p className={css.help}>
                <Message>{dashboardMessages.withdrawalsHelp}</Message>
              </p>
            </li>
          )}
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
