'use client'
import { useId } from 'react'
import { Button } from '../../base/Button/Button.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Inline } from '../../base/Inline/Inline.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { pushMessages } from '../notification.messages.ts'

/** Whether this browser shows notifications: it does, it can, the user has blocked them, or it cannot. */
export type PushState = 'on' | 'off' | 'blocked' | 'unsupported'

export interface PushSettingProps {
  /** Whether this browser shows notifications. Undefined while it is unknown. */
  state: PushState | undefined
  /** Number of the user's browsers that show notifications. */
  devices: number
  /** Whether a change is being saved.
   * @default false */
  isPending?: boolean
  /** Shows notifications on this browser. */
  onEnable: () => void
  /** Ends notifications on this browser. */
  onDisable: () => void
}

/** Renders whether this browser shows notifications, with a button that changes it. */
export const PushSetting = (props: PushSettingProps) => {
  const { state = 'off', devices, isPending = false, onEnable, onDisable } = props
  const id = useId()
  const t = useOverride()
  const pending = isPending && { pending: t(pushMessages.pending) }
  return (
    <Panel element="section" labelledBy={id}>
      <Stack gap={3} align="start">
        <Heading level={2} size="card" id={id}>
          <Message>{pushMessages.title}</Message>
        </Heading>
        <Text>
          <Message>{pushMessages[state]}</Message>
        </Text>
        {(state === 'off' || state === 'on' || devices > 0) && (
          <Inline>
            {state === 'off' && (
              <Button
                icon={icons.bell}
                onClick={onEnable}
                isDisabled={props.state === undefined}
                {...pending}
              >
                <Message>{pushMessages.enable}</Message>
              </Button>
            )}
            {state === 'on' && (
              <Button variant="secondary" onClick={onDisable} {...pending}>
                <Message>{pushMessages.disable}</Message>
              </Button>
            )}
            {devices > 0 && (
              <Text element="span" size="small" tone="muted">
                <Message>{pushMessages.devices(devices)}</Message>
              </Text>
            )}
          </Inline>
        )}
      </Stack>
    </Panel>
  )
}
