import { useId } from 'react'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { professionalCopy } from '../professional.copy.ts'
import * as css from './AboutProfessional.css.ts'

export interface AboutProfessionalProps {
  /** What they tell about themselves; `null` when they do not. */
  description: string | null
}

/** What somebody of trade tells about themselves. */
export const AboutProfessional = ({ description }: AboutProfessionalProps) => {
  const id = useId()
  return (
    <Panel element="section" labelledBy={id}>
      <Heading level={2} id={id}>
        {professionalCopy.about}
      </Heading>
      <div className={css.text}>
        {description ? (
          <p className={css.own}>{description}</p>
        ) : (
          <Text tone="muted">{professionalCopy.noDescription}</Text>
        )}
      </div>
    </Panel>
  )
}
