'use client'
import type { Connection } from '@plomada/domain'
import { useId } from 'react'
import { Button } from '../../base/Button/Button.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Inline } from '../../base/Inline/Inline.tsx'
import { Notice } from '../../base/Notice/Notice.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { LoadFailure } from '../../marketplace/LoadFailure/LoadFailure.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useFormats } from '../../provider/useFormats.ts'
import { connectionMessages as texts } from '../payout.messages.ts'

export interface ConnectionPanelProps {
  /** The connection; undefined while it loads. With a provider that has none, nothing is rendered. */
  connection: Connection | undefined
  /** Shows an error message because the connection failed to load.
   * @default false */
  hasFailed?: boolean
  /** Loads the connection again. */
  onRetry?: (() => void) | undefined
  /** What is going on: the page of the provider opens, the user came back from it, or the connection ends. */
  pending?: 'connect' | 'finish' | 'disconnect' | null | undefined
  /** Opens the page of the provider. */
  onConnect: () => void
  /** Ends the connection. */
  onDisconnect: () => void
}

const State = ({ connection: { state, account, connectedAt } }: { connection: Connection }) => {
  const { day } = useFormats()
  switch (state) {
    case 'none':
    case 'unavailable':
      return (
        <Text tone="muted">
          <Message>{texts.none}</Message>
        </Text>
      )
    case 'revoked':
      return (
        <Notice kind="error">
          <Message>{texts.revoked}</Message>
        </Notice>
      )
    case 'refreshFailed':
    case 'connected':
      return (
        <>
          {connectedAt && (
            <Text>
              <Message>{texts.connected(account, day(connectedAt))}</Message>
            </Text>
          )}
          {state === 'connected' ? (
            <Text tone="muted">
              <Message>{texts.connectedHelp}</Message>
            </Text>
          ) : (
            <Notice kind="info">
              <Message>{texts.refreshFailed}</Message>
            </Notice>
          )}
        </>
      )
  }
}

const Actions = ({
  state,
  pending,
  onConnect,
  onDisconnect,
}: Pick<ConnectionPanelProps, 'pending' | 'onConnect' | 'onDisconnect'> & { state: Connection['state'] }) => {
  const progress =
    pending === 'finish' ? texts.finishing : pending === 'connect' ? texts.connecting : undefined
  return (
    <Inline>
      {(state !== 'connected' || progress !== undefined) && (
        <Button
          variant={state === 'refreshFailed' ? 'secondary' : 'primary'}
          pending={progress === undefined ? undefined : <Message>{progress}</Message>}
          onClick={onConnect}
        >
          <Message>{state === 'none' ? texts.connect : texts.reconnect}</Message>
        </Button>
      )}
      {(state === 'connected' || state === 'refreshFailed') && (
        <Button
          variant="secondary"
          pending={pending === 'disconnect' ? <Message>{texts.disconnecting}</Message> : undefined}
          onClick={onDisconnect}
        >
          <Message>{texts.disconnect}</Message>
        </Button>
      )}
    </Inline>
  )
}

/** Renders whether a professional is connected to the account at which clients pay them, and what they can do about it. */
export const ConnectionPanel = ({
  connection,
  hasFailed = false,
  onRetry,
  pending = null,
  onConnect,
  onDisconnect,
}: ConnectionPanelProps) => {
  const id = useId()
  if (connection?.state === 'unavailable') return null
  const isLost = hasFailed && connection === undefined
  return (
    <Panel element="section" labelledBy={id}>
      <Stack gap={4}>
        <Heading level={2} size="card" id={id}>
          <Message>{texts.title}</Message>
        </Heading>
        {isLost && (
          <LoadFailure onRetry={onRetry}>
            <Message>{texts.failed}</Message>
          </LoadFailure>
        )}
        {!isLost && connection === undefined && <Skeleton shape="button" />}
        {connection && (
          <>
            <State connection={connection} />
            <Actions {...{ pending, onConnect, onDisconnect }} state={connection.state} />
          </>
        )}
      </Stack>
    </Panel>
  )
}
