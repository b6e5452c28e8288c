import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { useState } from 'react'
import type { Guide } from '../../testing/guide.ts'
import { Button } from '../Button/Button.tsx'
import { Link } from '../Link/Link.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Checkbox } from './Checkbox.tsx'

const guide: Guide = {
  whenToUse: 'For a single yes or no in a form, such as consent. It takes effect when the form is sent.',
  alternatives: {
    CheckboxGroup: 'to select several options',
    Switch: 'for a setting that takes effect immediately',
    RadioGroup: 'when «no» needs a text of its own',
  },
  anatomy: ['Box', 'Label, with an asterisk if required', 'Help text', 'Error message'],
  do: ['Write a label that is true while the box is selected.'],
  dont: ['Do not write a negated label: selecting «no …» is hard to read.'],
  keyboard: { Tab: 'Moves focus to the box', Space: 'Selects or deselects it' },
}

const meta = {
  title: 'Components/Control/Checkbox',
  component: Checkbox,
  tags: ['interactive'],
  parameters: { guide, language: 'en' },
  args: { label: 'Get notifications by email', name: 'notices', onChange: fn(), onBlur: fn() },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

/** A click on the label selects it too. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Get notifications by email' })
    await userEvent.click(canvas.getByText('Get notifications by email'))
    await expect(box).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    await userEvent.click(box)
    await expect(args.onChange).toHaveBeenLastCalledWith(false)
  },
}

export const Selected: Story = { args: { defaultSelected: true } }

const services = ['Water', 'Gas', 'Electricity']

const SelectAll = () => {
  const [selected, setSelected] = useState(['Gas'])
  return (
    <Stack gap={1}>
      <Checkbox
        label="All of them"
        isSelected={selected.length === services.length}
        isIndeterminate={selected.length > 0 && selected.length < services.length}
        onChange={(isSelected) => setSelected(isSelected ? services : [])}
      />
      {services.map((service) => (
        <Checkbox
          key={service}
          label={service}
          isSelected={selected.includes(service)}
          onChange={(isSelected) =>
            setSelected(isSelected ? [...selected, service] : selected.filter((one) => one !== service))
          }
        />
      ))}
    </Stack>
  )
}

/** Stands for several things, of which some are selected. */
export const Indeterminate: Story = {
  render: () => <SelectAll />,
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'All of them' })
    await expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(4)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Gas' }))
    await expect(all).toBePartiallyChecked()
  },
}

export const Described: Story = {
  args: { description: 'At most one a week' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('At most one a week')
  },
}

/** The label may contain a link, which does not select the box. */
export const WithLink: Story = {
  args: {
    isRequired: true,
    label: (
      <>
        I have read and accept the <Link href="#terms">terms of service</Link>
      </>
    ),
  },
  play: async ({ canvas }) => {
    // The user-event library does not know that a link in a label does not press the box.
    canvas.getByRole('link', { name: 'terms of service' }).click()
    await expect(
      canvas.getByRole('checkbox', { name: 'I have read and accept the terms of service' }),
    ).not.toBeChecked()
    await expect(canvas.getByRole('checkbox')).toBeRequired()
  },
}

export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'Required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid()
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Error: Required')
  },
}

export const Disabled: Story = {
  render: (args) => (
    <Stack gap={1}>
      <Checkbox {...args} isDisabled />
      <Checkbox {...args} label="Get notifications on the phone" isDisabled defaultSelected />
    </Stack>
  ),
}

export const HiddenLabel: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Get notifications by email' })).toBeVisible()
  },
}

/** Without JavaScript of its own: the browser submits and resets it. */
export const InForm: Story = {
  render: (args) => (
    <form aria-label="Notifications">
      <Stack>
        <Checkbox {...args} value="email" defaultSelected />
        <Button type="reset" variant="secondary">
          Undo
        </Button>
      </Stack>
    </form>
  ),
  play: async ({ canvas }) => {
    const read = () => new FormData(canvas.getByRole<HTMLFormElement>('form')).getAll('notices')
    await expect(read()).toEqual(['email'])
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(read()).toEqual([])
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(read()).toEqual(['email'])
  },
}

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}

export const LongWords: Story = {
  args: {
    label:
      'I agree that the complete address of the place of the appointment is shown to the person who was booked and has confirmed',
    description: 'Until then only the city is shown',
    errorMessage: 'Accept it to book the appointment',
  },
  globals: { viewport: { value: 'phone' } },
}

export const RightToLeft: Story = {
  args: { label: 'أوافق على الشروط', description: 'يمكن تغيير ذلك لاحقا', defaultSelected: true },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <Checkbox {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox').getBoundingClientRect()
    await expect(box.left).toBeGreaterThan(canvas.getByText('أوافق على الشروط').getBoundingClientRect().right)
  },
}
