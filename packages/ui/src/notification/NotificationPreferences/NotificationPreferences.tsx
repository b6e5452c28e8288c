'use client'
import { getEvent, mailFrequencies, type NotificationPreference } from '@plomada/domain'
import { Panel } from '../../base/Panel/Panel.tsx'
import { SegmentedControl } from '../../base/SegmentedControl/SegmentedControl.tsx'
import { Switch } from '../../base/Switch/Switch.tsx'
import { Table } from '../../base/Table/Table.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { preferenceMessages } from '../notification.messages.ts'

export interface NotificationPreferencesProps {
  /** The channels of each kind of event. */
  preferences: readonly NotificationPreference[]
  /** Called with the new channels of a kind. */
  onChange: (preference: NotificationPreference) => void
}

/** Renders a table of the kinds of events with their channels: how often they are mailed, and whether devices show them. */
export const NotificationPreferences = ({ preferences, onChange }: NotificationPreferencesProps) => {
  const t = useOverride()
  const nameOf = (channel: string, { kind }: NotificationPreference) => (
    <Message>{`${t(channel)}: ${t(getEvent(kind).label)}`}</Message>
  )
  return (
    <Panel padding="none" isClipped>
      <Table
        caption={t(preferenceMessages.caption)}
        isCaptionHidden
        rows={preferences}
        getKey={({ kind }) => kind}
        columns={[
          { label: t(preferenceMessages.kind), cell: ({ kind }) => <Kind kind={kind} /> },
          {
            label: t(preferenceMessages.mail),
            cell: (preference) => (
              <SegmentedControl
                label={nameOf(preferenceMessages.mail, preference)}
                isLabelHidden
                options={mailFrequencies.map((value) => ({
                  value,
                  label: t(preferenceMessages.frequencies[value]),
                }))}
                value={preference.mail}
                onChange={(mail) => onChange({ ...preference, mail })}
              />
            ),
          },
          {
            label: t(preferenceMessages.push),
            cell: (preference) => (
              <Switch
                label={nameOf(preferenceMessages.push, preference)}
                isLabelHidden
                isSelected={preference.push}
                onChange={(push) => onChange({ ...preference, push })}
              />
            ),
          },
        ]}
      />
    </Panel>
  )
}

const Kind = ({ kind }: Pick<NotificationPreference, 'kind'>) => {
  const { label, when } = getEvent(kind)
  return (
    <>
      <Text weight="strong">
        <Message>{label}</Message>
      </Text>
      <Text size="small" tone="muted">
        <Message>{when}</Message>
      </Text>
    </>
  )
}
