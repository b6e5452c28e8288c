'use client'
import { getEvent, mailFrequencies, type NotificationPreference } from '@plomada/domain'
import { useId } from 'react'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { SegmentedControl } from '../../base/SegmentedControl/SegmentedControl.tsx'
import { Switch } from '../../base/Switch/Switch.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { preferenceMessages } from '../notification.messages.ts'
import * as css from './NotificationPreferences.css.ts'

export interface NotificationPreferencesProps {
  /** The channels of each kind of event. */
  preferences: readonly NotificationPreference[]
  /** Called with the new channels of a kind. */
  onChange: (preference: NotificationPreference) => void
}

/** Renders the channels of each kind of event: how often it is mailed, and whether devices show it. */
export const NotificationPreferences = ({ preferences, onChange }: NotificationPreferencesProps) => (
  <Panel padding="none" isClipped>
    <ul className={css.rows}>
      {preferences.map((preference) => (
        <Row key={preference.kind} preference={preference} onChange={onChange} />
      ))}
    </ul>
  </Panel>
)

interface RowProps extends Pick<NotificationPreferencesProps, 'onChange'> {
  preference: NotificationPreference
}

const Row = ({ preference, onChange }: RowProps) => {
  const t = useOverride()
  const { label, when } = getEvent(preference.kind)
  const id = useId()
  return (
    <li>
      <div role="group" aria-labelledby={id} className={css.row}>
        <div className={css.text}>
          <Heading level={2} size="card" id={id}>
            <Message>{label}</Message>
          </Heading>
          <Text size="small" tone="muted">
            <Message>{when}</Message>
          </Text>
        </div>
        <div className={css.channels}>
          <SegmentedControl
            label={t(preferenceMessages.mail)}
            options={mailFrequencies.map((value) => ({
              value,
              label: t(preferenceMessages.frequencies[value]),
            }))}
            value={preference.mail}
            onChange={(mail) => onChange({ ...preference, mail })}
          />
          <div className={css.push}>
            <Switch
              label={t(preferenceMessages.push)}
              isSelected={preference.push}
              onChange={(push) => onChange({ ...preference, push })}
            />
          </div>
        </div>
      </div>
    </li>
  )
}
