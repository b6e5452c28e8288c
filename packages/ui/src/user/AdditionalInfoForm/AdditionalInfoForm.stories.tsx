import { people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { userMessages } from '../user.messages.ts'
import type { Guide } from '../../testing/guide.ts'
import { AdditionalInfoForm } from './AdditionalInfoForm.tsx'

const onSubmit = fn()
const { firstName, lastName, email } = people.ana

const guide: Guide = {
  whenToUse: 'After the first sign-in, for data that the identity provider did not provide.',
  alternatives: { PersonalDataForm: 'for the address', RegistrationForm: 'to choose a role' },
  anatomy: ['First name, last name, email, phone', '«Completar datos»'],
  do: ['Pass the data from the identity provider as `person`: the fields start with it.'],
  dont: ['Do not show it again after the data is complete: the account changes it.'],
  keyboard: { Tab: 'Moves focus through the fields', Enter: 'Saves the data' },
  messages: { complete: userMessages.complete },
}

const meta = {
  title: 'Marketplace/User/AdditionalInfoForm',
  component: AdditionalInfoForm,
  tags: ['interactive'],
  parameters: { guide },
  args: { person: { firstName, lastName, email }, onSubmit },
  beforeEach: () => {
    onSubmit.mockReset()
    onSubmit.mockResolvedValue(undefined)
  },
} satisfies Meta<typeof AdditionalInfoForm>

export default meta
type Story = StoryObj<typeof meta>

const field = (canvas: HTMLElement, name: RegExp) => within(canvas).getByRole('textbox', { name })

export const Default: Story = {
  name: 'With data from the identity provider (S-167, S-168)',
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

/** Errors appear after a field is left. */
export const Invalid: Story = {
  args: { person: { firstName: '', lastName: null, email: 'ana@' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Email invalido')).toBeNull()
    field(canvasElement, /Email/).focus()
    await userEvent.tab()
    await waitFor(() =>
      expect(field(canvasElement, /Email/)).toHaveAccessibleDescription('Error: Email invalido'),
    )
  },
}
