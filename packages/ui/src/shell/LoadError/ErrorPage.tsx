import type { ReactNode } from 'react'
import { Button } from '../../base/Button/Button.tsx'
import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx'
import * as drawings from '../../base/EmptyState/drawings.ts'
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Message } from '../../marketplace/Message/Message.tsx'
import { Page } from '../../base/Page/Page.tsx'
import * as shellMessages from '../shell.messages.ts'

interface ErrorPageProps {
  /** Level 1 heading. */
  title: string
  /** Label of the button. */
  actionLabel: string
  /** Called on click on the button. */
  onAction: () => void
  /** URL of the landing page. */
  homeHref: string
  /** One line of help. */
  children?: ReactNode
}

/** Renders an error page with a button and a link to the landing page. Not exported. */
export const ErrorPage = ({ title, actionLabel, onAction, homeHref, children }: ErrorPageProps) => (
  <Page>
    <EmptyState
      level={1}
      drawing={drawings.plumbBob}
      title={<Message>{title}</Message>}
      actions={
        <>
          <Button icon={icons.retry} onClick={onAction}>
            <Message>{actionLabel}</Message>
          </Button>
          <ButtonLink href={homeHref} variant="secondary">
            <Message>{shellMessages.home}</Message>
          </ButtonLink>
        </>
      }
    >
      {children}
    </EmptyState>
  </Page>
)
