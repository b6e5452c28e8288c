import { people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { favoriteMessages } from '../favorite.messages.ts'
import { SaveButton } from './SaveButton.tsx'

const { save, saved, saving } = favoriteMessages

const guide: Guide = {
  whenToUse: 'On the page of a professional and in the list of saved ones.',
  alternatives: { ToggleButton: 'for a setting of the current page' },
  anatomy: ['Icon', '«Guardar» or «Guardado»'],
  do: ['Handle errors in `onChange`: the button returns to its state.'],
  dont: ['Do not show it to visitors and admins.'],
  keyboard: { 'Enter, Space': 'Saves or removes the professional' },
  messages: { save, saved, saving },
}

const meta = {
  title: 'Marketplace/Favorite/SaveButton',
  component: SaveButton,
  tags: ['interactive'],
  parameters: { guide },
  args: { professional: people.bruno, isSaved: false, onChange: fn(async () => {}) },
  render: function Saving(props) {
    const [isSaved, setSaved] = useState(props.isSaved)
    const change = async (next: boolean) => {
      await props.onChange(next)
      setSaved(next)
    }
    return <SaveButton {...props} isSaved={isSaved} onChange={change} />
  },
} satisfies Meta<typeof SaveButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Saves a professional and keeps the focus (P-090)',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar a Bruno Saldaño' }))
    await expect(args.onChange).toHaveBeenCalledWith(true)
    await expect(
      await canvas.findByRole('button', { name: 'Guardado: quitar a Bruno Saldaño' }),
    ).toHaveFocus()
  },
}
export const Saved: Story = { args: { isSaved: true } }
export const Loading: Story = { args: { isSaved: undefined } }
