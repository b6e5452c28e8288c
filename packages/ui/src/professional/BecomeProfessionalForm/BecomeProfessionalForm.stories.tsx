import { demoTrades, people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { professionalCopy } from '../professional.copy.ts'
import type { Guide } from '../../testing/guide.ts'
import { BecomeProfessionalForm } from './BecomeProfessionalForm.tsx'

const guide: Guide = {
  use: 'Makes a client a professional, or edits what a professional offers.',
  instead: { RegistrationForm: 'for somebody who is new', PersonalDataForm: 'for name and place alone' },
  anatomy: [
    'Trades',
    'Days and shift',
    'Description',
    'Province and, once it is chosen, city',
    'Address',
    '«Crear el perfil profesional» and «Volver»',
  ],
  do: ['Hand the person as they are: what they told is filled in.'],
  dont: ['Do not ask for the role: the form makes a professional.'],
  keys: {
    Tab: 'Through the fields',
    Space: 'On a trade or a day, switches it',
    'Arrow keys': 'In a group of radios or a select, another choice',
    Enter: 'Saves once everything is valid',
  },
  copy: { createProfile: professionalCopy.createProfile, back: professionalCopy.back },
}

const meta = {
  title: 'Professional/BecomeProfessionalForm',
  component: BecomeProfessionalForm,
  tags: ['interactive'],
  parameters: { guide },
  args: { person: people.ana, trades: demoTrades, backHref: '/profile/1', onSubmit: fn(async () => {}) },
} satisfies Meta<typeof BecomeProfessionalForm>
export default meta
type Story = StoryObj<typeof meta>

/** A client, who has a place and no trades yet. */
export const Default: Story = {
  name: 'Picks trades and days, and goes back (S-171, S-174, S-175, S-176)',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('group', { name: /Oficios/ })).toBeVisible()
    await expect(canvas.getByRole('group', { name: /Días/ })).toBeVisible()
    await expect(canvas.getByLabelText(/Dirección/)).toHaveValue('Calle 48 n.º 1120')
    await expect(canvas.getByRole('button', { name: 'Crear el perfil profesional' })).toBeDisabled()
    await expect(canvas.getByRole('link', { name: 'Volver' })).toHaveAttribute('href', '/profile/1')
  },
}

/** A trade and a day are enough. */
export const Completed: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: /Plomería/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /lunes/i }))
    await userEvent.click(canvas.getByRole('button', { name: 'Crear el perfil profesional' }))
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ tradeIds: [1], days: ['lunes'], city: 'La Plata' }),
      expect.anything(),
    )
  },
}

/** A professional finds what they had told. */
export const Editing: Story = { args: { person: people.bruno } }

export const Loading: Story = { args: { trades: undefined } }
