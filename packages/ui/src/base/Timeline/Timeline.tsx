'use client'
import type { ReactNode } from 'react'
import { useMessages } from '../../provider/context.ts'
import { classes, classOf } from '../../theme/classes.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { IconNode } from '../Icon/icons.ts'
import * as icons from '../Icon/icons.ts'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import type { ElementProps } from '../passThrough.ts'
import * as css from './Timeline.css.ts'

/** Whether an event has happened. */
export type TimelineState = 'done' | 'current' | 'upcoming' | 'failed'

/** An event of a timeline. */
export interface TimelineEvent {
  /** Unique in the list. */
  id: string | number
  /** What happened, or will happen. */
  title: ReactNode
  /** When, such as a `Day` or a `RelativeTime`. */
  date?: ReactNode
  /** Details. */
  description?: ReactNode
  /** Whether it has happened.
   * @default 'done' */
  state?: TimelineState
  /** Icon of the mark.
   * @default an icon for the state */
  icon?: IconNode
}

export interface TimelineProps extends ElementProps<'ol'> {
  /** The events, in order. */
  events: readonly TimelineEvent[]
}

const pictures = { done: icons.check, current: icons.clock, upcoming: undefined, failed: icons.alert }

/** Renders events in order of time, with what is done and what comes next. */
export const Timeline = ({ events, ...rest }: TimelineProps) => {
  const t = useMessages()
  return (
    <ol {...rest} className={css.list}>
      {events.map(({ id, title, date, description, state = 'done', icon = pictures[state] }) => (
        <li
          key={id}
          className={css.item}
          aria-current={state === 'current' ? 'step' : undefined}
          data-done={state === 'done' || undefined}
          data-upcoming={state === 'upcoming' || undefined}
        >
          <span className={classes(css.mark, classOf(css.state, state))}>
            {icon && <Icon icon={icon} size="sm" />}
          </span>
          <div className={css.content}>
            <span className={css.title}>
              <span className={hidden}>{`${t(`timeline.${state}`)}: `}</span>
              {title}
            </span>
            {date !== undefined && <span className={css.date}>{date}</span>}
            {description !== undefined && <div className={css.description}>{description}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
