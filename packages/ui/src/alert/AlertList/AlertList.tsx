'use client'
import { type Alert, alertName } from '@plomada/domain'
import { useState } from 'react'
import { Badge } from '../../base/Badge/Badge.tsx'
import { Button } from '../../base/Button/Button.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { IconButton } from '../../base/IconButton/IconButton.tsx'
import { Inline } from '../../base/Inline/Inline.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { ConfirmDialog } from '../../layout/ConfirmDialog/ConfirmDialog.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { alertMessages } from '../alert.messages.ts'

export interface AlertListProps {
  /** The alerts. */
  alerts: readonly Alert[]
  /** Called with the alert to edit. */
  onEdit: (alert: Alert) => void
  /** Pauses or resumes an alert. Handle errors: the button returns to its state. */
  onPause: (alert: Alert, isPaused: boolean) => Promise<unknown>
  /** Deletes an alert. If it throws, the dialog shows the error. */
  onRemove: (alert: Alert) => Promise<unknown>
}

/** Renders the alerts of a professional, with buttons to edit, pause and delete each. */
export const AlertList = ({ alerts, onRemove, ...handlers }: AlertListProps) => {
  const t = useOverride()
  const [removing, setRemoving] = useState<Alert | null>(null)
  return (
    <>
      <Stack gap={3} element="ul">
        {alerts.map((alert) => (
          <li key={alert.id}>
            <AlertCard alert={alert} onRemove={() => setRemoving(alert)} {...handlers} />
          </li>
        ))}
      </Stack>
      <ConfirmDialog
        isOpen={removing !== null}
        onClose={() => setRemoving(null)}
        title={<Message>{alertMessages.removeTitle}</Message>}
        action={<Message>{alertMessages.remove}</Message>}
        onConfirm={async () => removing && onRemove(removing)}
      >
        {removing ? t(alertMessages.removeHelp(alertName(removing))) : ''}
      </ConfirmDialog>
    </>
  )
}

interface AlertCardProps extends Pick<AlertListProps, 'onEdit' | 'onPause'> {
  alert: Alert
  onRemove: () => void
}

const AlertCard = ({ alert, onEdit, onPause, onRemove }: AlertCardProps) => {
  const t = useOverride()
  const [isPending, setPending] = useState(false)
  const { isPaused, cities, frequency } = alert
  const name = alertName(alert)
  const pause = async () => {
    setPending(true)
    await onPause(alert, !isPaused).finally(() => setPending(false))
  }
  return (
    <Panel>
      <Stack gap={3}>
        <Stack gap={1}>
          <Inline>
            <Heading level={2} size="card">
              {name}
            </Heading>
            {isPaused && (
              <Badge icon={icons.pause}>
                <Message>{alertMessages.isPaused}</Message>
              </Badge>
            )}
          </Inline>
          <Text size="small" tone="muted">
            <Message>{alertMessages.frequencies[frequency]}</Message>
          </Text>
          {cities.some((city) => !name.includes(city)) && (
            <Text size="small" tone="muted">
              {t(alertMessages.citiesOf(cities.join(', ')))}
            </Text>
          )}
        </Stack>
        <Inline>
          <Button
            variant="secondary"
            size="small"
            icon={icons.edit}
            label={t(alertMessages.editOf(name))}
            onClick={() => onEdit(alert)}
          >
            <Message>{alertMessages.edit}</Message>
          </Button>
          <Button
            variant="secondary"
            size="small"
            icon={isPaused ? icons.play : icons.pause}
            label={t(isPaused ? alertMessages.resumeOf(name) : alertMessages.pauseOf(name))}
            pending={isPending ? t(alertMessages.pending) : undefined}
            onClick={() => void pause()}
          >
            <Message>{isPaused ? alertMessages.resume : alertMessages.pause}</Message>
          </Button>
          <IconButton
            size="small"
            icon={icons.trash}
            label={t(alertMessages.removeOf(name))}
            onClick={onRemove}
          />
        </Inline>
      </Stack>
    </Panel>
  )
}
