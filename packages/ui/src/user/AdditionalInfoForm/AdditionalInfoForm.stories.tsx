import { people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { userCopy } from '../user.copy.ts'
import type { Guide } from '../../testing/guide.ts'
import { AdditionalInfoForm } from './AdditionalInfoForm.tsx'

const onSubmit = fn()

const guide: Guide = {
  use: 'Asks, after the first sign-in, for what the identity provider did not tell.',
  instead: { PersonalDataForm: 'for later changes', RegistrationForm: 'for choosing a role' },
  anatomy: ['First and last name, e-mail, phone', '«Completar datos»'],
  do: ['Hand what is known: it is filled in.'],
  dont: ['Do not show it again once it is complete.'],
  keys: { Tab: 'Through the fields', Enter: 'Saves' },
  copy: { complete: userCopy.complete },
}

const meta = {
  title: 'User/AdditionalInfoForm',
  component: AdditionalInfoForm,
  tags: ['interactive'],
  parameters: { guide },
  args: { known: people.ana, onSubmit },
  beforeEach: () => {
    onSubmit.mockReset()
    onSubmit.mockResolvedValue(undefined)
  },
} satisfies Meta<typeof AdditionalInfoForm>

export default meta
type Story = StoryObj<typeof meta>

const field = (canvas: HTMLElement, name: RegExp) => within(canvas).getByRole('textbox', { name })

export const Default: Story = {
  name: 'Filled with what is known; a phone completes it (S-167, S-168)',
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement, /Nombre/)).toHaveValue('Ana')
    await expect(field(canvasElement, /Apellido/)).toHaveValue('Ferreyra')
    await expect(field(canvasElement, /Email/)).toHaveValue('ana@plomada.example')
    const send = within(canvasElement).getByRole('button', { name: 'Completar datos' })
    await expect(send).toBeDisabled()
    await userEvent.type(field(canvasElement, /Telefono/), '221 555-0142')
    await waitFor(() => expect(send).toBeEnabled())
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith(
        {
          firstName: 'Ana',
          lastName: 'Ferreyra',
          email: 'ana@plomada.example',
          phone: '2215550142',
        },
        expect.anything(),
      ),
    )
  },
}

/** Errors show only once a field was left. */
export const Invalid: Story = {
  args: { known: { firstName: '', lastName: null, email: 'ana@' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Email invalido')).toBeNull()
    field(canvasElement, /Email/).focus()
    await userEvent.tab()
    await waitFor(() =>
      expect(field(canvasElement, /Email/)).toHaveAccessibleDescription('Error: Email invalido'),
    )
  },
}
