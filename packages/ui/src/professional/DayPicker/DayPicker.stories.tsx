import type { Day } from '@plomada/domain'
import { people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { professionalMessages } from '../professional.messages.ts'
import type { Guide } from '../../testing/guide.ts'
import { DayPicker } from './DayPicker.tsx'

const guide: Guide = {
  whenToUse: 'To select days of the week.',
  alternatives: { CheckboxGroup: 'for any other options' },
  anatomy: ['Label', 'Seven tiles, Monday first', 'Help text or error'],
  do: ['Rely on the order of `onChange`: Monday first.'],
  dont: ['Do not use it for dates.'],
  keyboard: { Tab: 'Moves focus to the next day', Space: 'Selects or deselects the day' },
  messages: { chooseDays: professionalMessages.chooseDays },
}

const meta = {
  title: 'Marketplace/Professional/DayPicker',
  component: DayPicker,
  tags: ['interactive'],
  parameters: { guide },
  args: { value: people.carla.days, onChange: fn() },
  render: function Controlled({ value, onChange, ...rest }) {
    const [selected, setSelected] = useState<readonly Day[]>(value ?? [])
    return (
      <DayPicker
        {...rest}
        value={selected}
        onChange={(days) => {
          setSelected(days)
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

export const Invalid: Story = { args: { value: [], errorMessage: 'Elegí al menos un día' } }
