import { demoTrades, people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { professionalMessages } from '../professional.messages.ts'
import type { Guide } from '../../testing/guide.ts'
import { BecomeProfessionalForm } from './BecomeProfessionalForm.tsx'

const guide: Guide = {
  whenToUse: 'To turn a client into a professional, or to edit a professional profile.',
  alternatives: { RegistrationForm: 'for new users', PersonalDataForm: 'for the personal data only' },
  anatomy: [
    'Trades',
    'Days and shift',
    'Description',
    'Province; after its selection, city',
    'Address',
    '«Crear el perfil profesional» and «Volver»',
  ],
  do: ['Pass the user. The form fills in the existing data.'],
  dont: ['Do not add a field for the role: it is always `professional`.'],
  keyboard: {
    Tab: 'Moves focus to the next field',
    Space: 'On a trade or a day: selects or deselects it',
    'Arrow keys': 'In a radio group or a select: select another option',
    Enter: 'In a text field: submits a valid form',
  },
  messages: { createProfile: professionalMessages.createProfile, back: professionalMessages.back },
}

const meta = {
  title: 'Marketplace/Professional/BecomeProfessionalForm',
  component: BecomeProfessionalForm,
  tags: ['interactive'],
  parameters: { guide },
  args: { person: people.ana, trades: demoTrades, backHref: '/profile/1', onSubmit: fn(async () => {}) },
} satisfies Meta<typeof BecomeProfessionalForm>
export default meta
type Story = StoryObj<typeof meta>

/** A client with a place and without trades. */
export const Default: Story = {
  name: 'Default (S-171, S-174, S-175, S-176)',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('group', { name: /Oficios/ })).toBeVisible()
    await expect(canvas.getByRole('group', { name: /Días/ })).toBeVisible()
    await expect(canvas.getByLabelText(/Dirección/)).toHaveValue('Calle 48 n.º 1120')
    await expect(canvas.getByRole('button', { name: 'Crear el perfil profesional' })).toBeDisabled()
    await expect(canvas.getByRole('link', { name: 'Volver' })).toHaveAttribute('href', '/profile/1')
  },
}

/** One trade and one day are enough. */
export const Submitted: Story = {
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

/** The data of a professional is filled in. */
export const Editing: Story = { args: { person: people.bruno } }

export const Loading: Story = { args: { trades: undefined } }
