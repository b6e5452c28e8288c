import { useId } from 'react'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { professionalMessages } from '../professional.messages.ts'
import * as css from './AboutProfessional.css.ts'

export interface AboutProfessionalProps {
  /** Description by the professional; null without one. */
  description: string | null
}

/** Renders the description of a professional. */
export const AboutProfessional = ({ description }: AboutProfessionalProps) => {
  const id = useId()
  return (
    <Panel element="section" labelledBy={id}>
      <Heading level={2} id={id}>
        <Message>{professionalMessages.about}</Message>
      </Heading>
      <div className={css.content}>
        {description ? (
          <p className={css.description}>{description}</p>
        ) : (
          <Text tone="muted">
            <Message>{professionalMessages.noDescription}</Message>
          </Text>
        )}
      </div>
    </Panel>
  )
}
