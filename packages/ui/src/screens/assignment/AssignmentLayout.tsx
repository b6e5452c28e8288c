'use client'
import type { Assignment } from '@plomada/domain'
import type { ReactNode } from 'react'
import { AssignmentStateBadge } from '../../assignment/index.ts'
import { Heading, Page, Panel, Skeleton, VisuallyHidden } from '../../base/index.ts'
import { useMessages } from '../../provider/index.ts'
import * as css from './AssignmentScreen.css.ts'

interface AssignmentLayoutProps {
  /** The job; undefined while it loads. */
  assignment: Assignment | undefined
  title: string
  /** Links to other pages about the job. */
  links: ReactNode
  next: ReactNode
  actions: ReactNode
  children: ReactNode
}

const SkeletonPanel = ({ lines }: { lines: number }) => (
  <Panel>
    <div className={css.skeleton}>
      <Skeleton shape="title" />
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} />
      ))}
    </div>
  </Panel>
)

const Loading = () => (
  <div className={css.columns}>
    <VisuallyHidden isStatus>{useMessages()('loading')}</VisuallyHidden>
    <div className={css.head}>
      <Skeleton shape="title" />
      <Skeleton shape="short" />
    </div>
    <div className={css.next}>
      <SkeletonPanel lines={2} />
    </div>
    <div className={css.main}>
      <SkeletonPanel lines={4} />
      <SkeletonPanel lines={6} />
    </div>
  </div>
)

/** Renders a page about a job: what comes next and the actions beside it, or below it on a phone. */
export const AssignmentLayout = (props: AssignmentLayoutProps) => {
  const { assignment, title, links, next, actions, children } = props
  return (
    <Page>
      {assignment ? (
        <div className={css.columns}>
          <div className={css.head}>
            <AssignmentStateBadge state={assignment.state} />
            <Heading level={1} size="h2">
              {title}
            </Heading>
            <div className={css.links}>{links}</div>
          </div>
          <div className={css.next}>{next}</div>
          <div className={css.main}>{children}</div>
          <div className={css.actions}>{actions}</div>
        </div>
      ) : (
        <Loading />
      )}
    </Page>
  )
}
