'use client'
import { formatSuspensionEnd, type Suspension } from '@plomada/domain'
import { Anchor } from '../../base/Anchor/Anchor.tsx'
import { Container } from '../../base/Container/Container.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { userMessages } from '../user.messages.ts'
import * as css from './SuspensionBanner.css.ts'

export interface SuspensionBannerProps {
  /** Why and until when the account is suspended. */
  suspension: Suspension
  /** URL of the page where the user can answer. */
  contactHref: string
}

/** Renders what a suspended user has to know on every page: what, why, until when, and how to answer. */
export const SuspensionBanner = ({ suspension: { reason, until }, contactHref }: SuspensionBannerProps) => {
  const t = useOverride()
  return (
    <section className={css.banner} aria-label={t(userMessages.suspended)}>
      <Container>
        <div className={css.content}>
          <Icon icon={icons.ban} />
          <div className={css.text}>
            <p className={css.title}>
              <Message>{`${t(userMessages.suspended)} ${formatSuspensionEnd(until)}`}</Message>
            </p>
            <p>
              <Message>{userMessages.suspensionReason}</Message>
              {': '}
              {reason ?? <Message>{userMessages.noSuspensionReason}</Message>}
            </p>
            <p>
              <Message>{userMessages.suspendedHelp}</Message>{' '}
              <Anchor href={contactHref} className={css.link}>
                <Message>{userMessages.answerSuspension}</Message>
              </Anchor>
            </p>
          </div>
        </div>
      </Container>
    </section>
  )
}
