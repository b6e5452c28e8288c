'use client'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { userMessages } from '../user.messages.ts'
import * as css from './RegistrationSteps.css.ts'

interface RegistrationStepsProps {
  /** The current step. */
  current: 1 | 2
}

/** Renders the steps of the registration as marks on a measuring tape. Not exported. */
export const RegistrationSteps = ({ current }: RegistrationStepsProps) => {
  const t = useOverride()
  return (
    <ol className={css.tape} aria-label={t(userMessages.stepsLabel)}>
      {userMessages.steps.map((name, index) => (
        <li key={name} className={css.step} aria-current={current === index + 1 ? 'step' : undefined}>
          <span className={css.number}>{index + 1}</span>
          <Message>{name}</Message>
        </li>
      ))}
    </ol>
  )
}
