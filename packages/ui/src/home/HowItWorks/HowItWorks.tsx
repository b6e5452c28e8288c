import { Heading } from '../../base/Heading/Heading.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { landingMessages } from '../home.landing.messages.ts'
import { HomeSection } from '../HomeSection/HomeSection.tsx'
import * as css from './HowItWorks.css.ts'

/** Renders how to hire a professional, in three steps. */
export const HowItWorks = () => (
  <HomeSection title={landingMessages.how} tone="surface">
    <ol className={css.steps}>
      {landingMessages.steps.map(({ title, text }) => (
        <li key={title} className={css.step}>
          <Heading level={3}>
            <Message>{title}</Message>
          </Heading>
          <p className={css.text}>
            <Message>{text}</Message>
          </p>
        </li>
      ))}
    </ol>
  </HomeSection>
)
