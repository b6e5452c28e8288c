'use client'
import { type NotificationPreference, paths } from '@plomada/domain'
import { Heading, Link, Panel, Skeleton, Stack, Text, VisuallyHidden } from '../../base/index.ts'
import { ListError } from '../../layout/index.ts'
import { Message } from '../../marketplace/index.ts'
import { useOverride } from '../../marketplace/overrides.ts'
import {
  NotificationPreferences,
  type NotificationPreferencesProps,
  preferenceMessages,
  PushSetting,
  type PushSettingProps,
} from '../../notification/index.ts'
import { useMessages } from '../../provider/index.ts'
import type { AccountScreenProps } from '../user/AccountLayout.tsx'
import { AccountTabs } from '../user/AccountTabs.tsx'

export interface NotificationPreferencesScreenProps
  extends AccountScreenProps, Pick<NotificationPreferencesProps, 'onChange'> {
  /** The channels of each kind of event; undefined while they load. */
  preferences: readonly NotificationPreference[] | undefined
  /** Whether the preferences failed to load. */
  hasFailed: boolean
  /** Loads the preferences again. */
  onRetry: () => void
  /** Push messages on this browser. */
  push: PushSettingProps
}

/** Renders /notifications/preferences, where users choose how they are notified. */
export function NotificationPreferencesScreen(props: NotificationPreferencesScreenProps) {
  const { viewer, onSignOut, preferences, hasFailed, onRetry, onChange, push } = props
  const t = useOverride()
  return (
    <AccountTabs tab="notifications" viewer={viewer} onSignOut={onSignOut}>
      <Stack gap={2} align="start">
        <Heading level={2}>
          <Message>{preferenceMessages.title}</Message>
        </Heading>
        <Text tone="muted">
          <Message>{preferenceMessages.help}</Message>
        </Text>
        <Link href={paths.notifications} size="standalone">
          <Message>{preferenceMessages.back}</Message>
        </Link>
      </Stack>
      {hasFailed && !preferences && (
        <ListError emptyTitle={t(preferenceMessages.failedTitle)} onRetry={onRetry} />
      )}
      {!hasFailed && !preferences && <Loading />}
      {preferences && (
        <>
          <PushSetting {...push} />
          <NotificationPreferences preferences={preferences} onChange={onChange} />
        </>
      )}
    </AccountTabs>
  )
}

function Loading() {
  return (
    <>
      <VisuallyHidden isStatus>{useMessages()('loading')}</VisuallyHidden>
      <Panel>
        <Stack gap={5}>
          {[1, 2, 3, 4, 5].map((index) => (
            <Skeleton key={index} shape="title" />
          ))}
        </Stack>
      </Panel>
    </>
  )
}
