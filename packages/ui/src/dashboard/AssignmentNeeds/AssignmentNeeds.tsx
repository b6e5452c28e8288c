'use client'
import { type AssignmentNeed, assignmentNeeds, type Dashboard } from '@plomada/domain'
import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx'
import { Inline } from '../../base/Inline/Inline.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Link } from '../../base/Link/Link.tsx'
import { OptionalLink } from '../../base/Link/OptionalLink.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useFormats } from '../../provider/useFormats.ts'
import { dashboardMessages } from '../dashboard.messages.ts'
import type { DashboardLinks } from '../links.ts'
import { getAlarmItems } from './alarmItems.ts'
import { EmptySection, Section } from '../Section/Section.tsx'
import * as css from './AssignmentNeeds.css.ts'

export interface AssignmentNeedsProps {
  /** Number of jobs that need something from an admin, by what they need. */
  needs: Dashboard['needs']
  /** Number of requests to withdraw that wait.
   * @default 0 */
  withdrawalCount?: number
  /** What is wrong with money, or soon will be. */
  alarms?: Dashboard['alarms'] | undefined
  /** The URLs of all jobs, of the requests to withdraw, and of what the alarms are about. */
  links?: Pick<
    DashboardLinks,
    'assignments' | 'withdrawals' | 'reconciliation' | 'refunding' | 'payoutDesk' | 'payoutRun'
  >
  /** Returns the URL of the jobs with a need. */
  hrefFor: (need: AssignmentNeed) => string
}

const ListLink = ({ href, children }: { href: string | undefined; children: string }) =>
  href !== undefined && (
    <ButtonLink href={href} variant="secondary" size="small">
      <Message>{children}</Message>
    </ButtonLink>
  )

/** Renders what needs something from an admin today: alarms about money first, then jobs and withdrawals, each with a link. */
export const AssignmentNeeds = (props: AssignmentNeedsProps) => {
  const { day } = useFormats()
  const { needs, withdrawalCount = 0, alarms, links, hrefFor } = props
  const open = assignmentNeeds.filter((need) => needs[need] > 0)
  const alarmItems = alarms ? getAlarmItems(alarms, links ?? {}, day) : []
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
      {open.length === 0 && withdrawalCount === 0 && alarmItems.length === 0 ? (
        <EmptySection>{dashboardMessages.noNeeds}</EmptySection>
      ) : (
        <ul className={css.needs}>
          {alarmItems.map(({ id, href, label, help }) => (
            <li key={id}>
              <Inline gap={2}>
                <span className={css.alarm}>
                  <Icon icon={icons.alert} />
                </span>
                <OptionalLink href={href}>
                  <Message>{label}</Message>
                </OptionalLink>
              </Inline>
              <p className={css.help}>
                <Message>{help}</Message>
              </p>
            </li>
          ))}
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
