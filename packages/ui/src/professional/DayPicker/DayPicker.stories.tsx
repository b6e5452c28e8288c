import type { Day } from '@plomada/domain'
import { people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { professionalCopy } from '../professional.copy.ts'
import type { Guide } from '../../testing/guide.ts'
import { DayPicker } from './DayPicker.tsx'

const guide: Guide = {
  use: 'The seven days of the week to switch on and off.',
  instead: { CheckboxGroup: 'for anything but days' },
  anatomy: ['Label', 'Seven tiles, Monday first', 'Help or error'],
  do: ['Take the days in week order: `onChange` gives them so.'],
  dont: ['Do not use it for dates.'],
  keys: { Tab: 'From day to day', Space: 'Switches the day' },
  copy: { chooseDays: professionalCopy.chooseDays },
}

const meta = {
  title: 'Professional/DayPicker',
  component: DayPicker,
  tags: ['interactive'],
  parameters: { guide },
  args: { value: people.carla.days, onChange: fn() },
  render: function Held({ value, onChange, ...rest }) {
    const [chosen, setChosen] = useState<readonly Day[]>(value ?? [])
    return (
      <DayPicker
        {...rest}
        value={chosen}
        onChange={(days) => {
          setChosen(days)
          onChange?.(days)
        }}
      />
    )
  },
} satisfies Meta<typeof DayPicker>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const group = within(within(canvasElement).getByRole('group', { name: 'Días' }))
    await expect(group.getAllByRole('checkbox')).toHaveLength(7)
    await userEvent.tab()
    await expect(group.getByRole('checkbox', { name: 'lunes' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(['lunes', 'viernes', 'sabado', 'domingo'])
  },
}

export const Invalid: Story = { args: { value: [], errorMessage: 'Elegir al menos un día' } }
