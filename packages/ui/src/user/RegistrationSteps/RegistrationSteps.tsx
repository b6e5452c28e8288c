'use client'
import { Words } from '../../base/Words/Words.tsx'
import { userCopy } from '../user.copy.ts'
import * as css from './RegistrationSteps.css.ts'
import { useWords } from '../../provider/index.ts'

interface RegistrationStepsProps {
  /** The step on screen. */
  current: 1 | 2
}

/** The steps of the registration as marks on a measuring tape. Not exported. */
export const RegistrationSteps = ({ current }: RegistrationStepsProps) => {
  const words = useWords()
  return (
    <ol className={css.tape} aria-label={words(userCopy.stepsLabel)}>
      {userCopy.steps.map((name, index) => (
        <li key={name} className={css.step} aria-current={current === index + 1 ? 'step' : undefined}>
          <span className={css.number}>{index + 1}</span>
          <Words>{name}</Words>
        </li>
      ))}
    </ol>
  )
}
