'use client'
import type { ReactNode } from 'react'
import { useMessages } from '../../provider/index.ts'
import { classes, classOf } from '../../theme/classes.ts'
import { Anchor } from '../Anchor/Anchor.tsx'
import type { ElementProps } from '../passThrough.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import * as icons from '../Icon/icons.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as css from './Stepper.css.ts'

/** A step of a task. */
export interface Step {
  /** Unique within the stepper. */
  id: string
  /** Name of the step. */
  label: ReactNode
  /** Second line of text. */
  description?: ReactNode
  /** URL of the step. Only a step that is done becomes a link. */
  href?: string
}

export interface StepperProps extends ElementProps<'ol'> {
  /** Accessible name of the list of steps. */
  label: string
  /** The steps, in order. */
  steps: readonly Step[]
  /** Id of the current step. Without one, all steps are done. */
  current?: string
  /** Direction of the steps. Below 600 px it is always vertical.
   * @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical'
}

/** Renders the steps of a task, with those that are done and the current one. */
export const Stepper = ({ label, steps, current, orientation = 'horizontal', ...native }: StepperProps) => {
  const getMessage = useMessages()
  const currentIndex = steps.findIndex(({ id }) => id === current)
  const doneCount = currentIndex < 0 ? steps.length : currentIndex
  return (
    <ol {...native} aria-label={label} className={classOf(css.list, orientation)}>
      {steps.map((step, index) => {
        const isDone = index < doneCount
        const isCurrent = index === currentIndex
        const state = isDone ? 'done' : isCurrent ? 'current' : 'next'
        return (
          <li
            key={step.id}
            aria-current={isCurrent ? 'step' : undefined}
            className={classOf(css.step, orientation)}
          >
            <span className={classes(css.number, classOf(css.state, state))} aria-hidden="true">
              {isDone ? <Glyph icon={icons.check} /> : index + 1}
            </span>
            <span className={state === 'next' ? css.nextText : css.text}>
              <VisuallyHidden>
                {getMessage('stepper.step', { step: index + 1, steps: steps.length })}{' '}
              </VisuallyHidden>
              {isDone && step.href !== undefined ? (
                <Anchor href={step.href} className={css.link}>
                  {step.label}
                </Anchor>
              ) : (
                step.label
              )}
              {isDone && <VisuallyHidden> ({getMessage('stepper.done')})</VisuallyHidden>}
              {step.description !== undefined && <span className={css.description}>{step.description}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
