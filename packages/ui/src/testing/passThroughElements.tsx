import type { ReactElement, Ref } from 'react'
import * as base from '../base/index.ts'

/** The attributes that a component must pass on to its main element. */
export interface Given {
  id: string
  'data-test': string
  'aria-describedby': string
  ref: Ref<never>
}

const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
]
const field = { label: 'Name', name: 'name' }
const links = [
  { href: '/a', label: 'First' },
  { href: '/b', label: 'Second' },
]
const nothing = () => {}

/** An element of each component that shows, discloses or selects something. */
export const disclosureElements: Record<string, (given: Given) => ReactElement> = {
  Accordion: (given) => <base.Accordion items={[{ id: 'a', title: 'First', content: 'One' }]} {...given} />,
  Attachment: (given) => <base.Attachment name="pump.jpg" {...given} />,
  AvatarGroup: (given) => <base.AvatarGroup label="Team" people={[{ id: 1, name: 'Ann Lee' }]} {...given} />,
  Breadcrumbs: (given) => <base.Breadcrumbs items={links} {...given} />,
  Calendar: (given) => <base.Calendar label="Day" today="2026-03-12" {...given} />,
  Checkbox: (given) => <base.Checkbox {...field} {...given} />,
  CodeField: (given) => <base.CodeField {...field} {...given} />,
  Combobox: (given) => <base.Combobox {...field} options={options} {...given} />,
  ConversationList: (given) => (
    <base.ConversationList
      label="Messages"
      conversations={[{ id: 1, href: '/messages/1', name: 'Ann Lee' }]}
      {...given}
    />
  ),
  CopyButton: (given) => <base.CopyButton text="A-2048" {...given} />,
  DateField: (given) => <base.DateField {...field} value={undefined} onChange={nothing} {...given} />,
  DatePicker: (given) => <base.DatePicker {...field} today="2026-03-12" {...given} />,
  DateRangeField: (given) => <base.DateRangeField label="Days" today="2026-03-12" {...given} />,
  DescriptionList: (given) => (
    <base.DescriptionList items={[{ id: 'a', term: 'Booking', description: 'A-2048' }]} {...given} />
  ),
  Drawer: (given) => (
    <base.Drawer isOpen onClose={nothing} title="Payment" {...given}>
      a
    </base.Drawer>
  ),
  DropZone: (given) => <base.DropZone {...field} onAdd={nothing} {...given} />,
  MessageComposer: (given) => (
    <base.MessageComposer label="Message" value="" onChange={nothing} onSend={nothing} {...given} />
  ),
  MessageList: (given) => (
    <base.MessageList
      label="Ann Lee"
      messages={[{ id: 1, text: 'Hello', author: 'Ann Lee', date: '2026-03-12T12:00:00Z' }]}
      {...given}
    />
  ),
  Meter: (given) => <base.Meter label="Photos" value={12} max={40} valueLabel="12 of 40" {...given} />,
  MultiCombobox: (given) => <base.MultiCombobox {...field} options={options} {...given} />,
  PasswordField: (given) => <base.PasswordField {...field} autoComplete="new-password" {...given} />,
  ProgressBar: (given) => <base.ProgressBar label="Sending" value={42} {...given} />,
  RelativeTime: (given) => (
    <base.RelativeTime date="2026-03-18T11:55:00Z" now={new Date('2026-03-18T12:00:00Z')} {...given} />
  ),
  SegmentedControl: (given) => <base.SegmentedControl {...field} options={options} {...given} />,
  Slider: (given) => <base.Slider {...field} {...given} />,
  Stepper: (given) => (
    <base.Stepper label="Book" current="a" steps={[{ id: 'a', label: 'First' }]} {...given} />
  ),
  Switch: (given) => <base.Switch {...field} {...given} />,
  TabLinks: (given) => <base.TabLinks label="Account" items={links} {...given} />,
  Tabs: (given) => (
    <base.Tabs label="Account" items={[{ id: 'a', label: 'First', content: 'One' }]} {...given} />
  ),
  TagGroup: (given) => <base.TagGroup label="Trades" tags={[{ id: 'a', label: 'First' }]} {...given} />,
  ThemeSwitcher: (given) => <base.ThemeSwitcher value="system" onChange={nothing} {...given} />,
  Timeline: (given) => <base.Timeline events={[{ id: 1, title: 'Published' }]} {...given} />,
  ToggleButton: (given) => <base.ToggleButton {...given}>Photos</base.ToggleButton>,
}
