'use client'
import { type Alert, paths } from '@plomada/domain'
import type { Option } from '@plomada/domain/contract'
import { useState } from 'react'
import { type AlertChoices, AlertDialog, AlertList, alertMessages } from '../../alert/index.ts'
import {
  Button,
  ButtonLink,
  drawings,
  EmptyState,
  icons,
  Inline,
  Link,
  Panel,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '../../base/index.ts'
import { ListError } from '../../layout/index.ts'
import { Message, useOverride } from '../../marketplace/index.ts'
import { useMessages } from '../../provider/index.ts'
import { AccountLayout, type AccountScreenProps } from '../user/AccountLayout.tsx'

export interface AlertsScreenProps extends AccountScreenProps {
  /** The alerts; undefined while they load. */
  alerts: readonly Alert[] | undefined
  /** Whether the alerts failed to load. */
  hasFailed: boolean
  /** Loads the alerts again. */
  onRetry: () => void
  /** Options of the trade. */
  tradeOptions: readonly Option[]
  /** Maximum budget in pesos.
   * @default 99999 */
  budgetMaximum?: number
  /** Saves a new alert, or changes `alert`. If it throws, the dialog shows the error. */
  onSave: (choices: AlertChoices, alert: Alert | null) => Promise<unknown>
  /** Pauses or resumes an alert. */
  onPause: (alert: Alert, isPaused: boolean) => Promise<unknown>
  /** Deletes an alert. If it throws, the dialog shows the error. */
  onRemove: (alert: Alert) => Promise<unknown>
}

/** Renders /alertas, the alerts of a professional. */
export function AlertsScreen(props: AlertsScreenProps) {
  const { alerts, hasFailed, onRetry, onSave, onPause, onRemove, tradeOptions, ...others } = props
  const { budgetMaximum, ...account } = others
  const t = useOverride()
  const [editing, setEditing] = useState<Alert | 'new' | null>(null)
  const edited = editing === 'new' ? null : editing
  return (
    <AccountLayout current="alerts" title={t(alertMessages.title)} {...account}>
      {hasFailed && !alerts && <ListError emptyTitle={t(alertMessages.title)} onRetry={onRetry} />}
      {!hasFailed && !alerts && <Loading />}
      {alerts?.length === 0 && <NoAlerts onCreate={() => setEditing('new')} />}
      {alerts && alerts.length > 0 && (
        <>
          <Intro onCreate={() => setEditing('new')} />
          <AlertList alerts={alerts} onEdit={setEditing} onPause={onPause} onRemove={onRemove} />
        </>
      )}
      <AlertDialog
        isOpen={editing !== null}
        onClose={() => setEditing(null)}
        isEdit={edited !== null}
        {...(edited && { initial: toChoices(edited) })}
        tradeOptions={tradeOptions}
        {...(budgetMaximum !== undefined && { budgetMaximum })}
        onSave={(choices) => onSave(choices, edited)}
      />
    </AccountLayout>
  )
}

const toChoices = ({ trade, cities, minimumBudget, frequency }: Alert): AlertChoices => ({
  tradeId: trade?.id ?? null,
  cities,
  minimumBudget,
  frequency,
})

const CreateButton = ({ onClick }: { onClick: () => void }) => (
  <Button icon={icons.plus} onClick={onClick}>
    <Message>{alertMessages.create}</Message>
  </Button>
)

const Intro = ({ onCreate }: { onCreate: () => void }) => (
  <Stack gap={3} align="start">
    <Text tone="muted">
      <Message>{alertMessages.help}</Message>
    </Text>
    <Inline>
      <CreateButton onClick={onCreate} />
      <Link href={paths.notificationPreferences} size="standalone">
        <Message>{alertMessages.preferences}</Message>
      </Link>
    </Inline>
  </Stack>
)

const NoAlerts = ({ onCreate }: { onCreate: () => void }) => (
  <EmptyState
    title={<Message>{alertMessages.none}</Message>}
    drawing={drawings.search}
    actions={
      <>
        <CreateButton onClick={onCreate} />
        <ButtonLink href={paths.offers} variant="secondary">
          <Message>{alertMessages.find}</Message>
        </ButtonLink>
      </>
    }
  >
    <Message>{alertMessages.noneHelp}</Message>
  </EmptyState>
)

const Loading = () => (
  <>
    <VisuallyHidden isStatus>{useMessages()('loading')}</VisuallyHidden>
    <Stack gap={3}>
      {[1, 2, 3].map((index) => (
        <Panel key={index}>
          <Stack gap={3}>
            <Skeleton shape="title" />
            <Skeleton shape="button" />
          </Stack>
        </Panel>
      ))}
    </Stack>
  </>
)
