import { Problem } from '@plomada/domain/contract'
import { people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { userMessages } from '../user.messages.ts'
import type { Guide } from '../../testing/guide.ts'
import { PersonalDataForm } from './PersonalDataForm.tsx'

const onSubmit = fn()

const guide: Guide = {
  whenToUse: 'For users to change their name and address.',
  alternatives: { BecomeProfessionalForm: 'for the professional profile', UserDetailCard: 'for admins' },
  anatomy: [
    'Heading «Completa con tus Datos Personales»',
    'First and last name',
    'Province, city, address',
    '«Actualizar datos»',
  ],
  do: ['After `onSubmit`, go to the landing page and show the result there.'],
  dont: ['Do not add the email: it belongs to the account.'],
  keyboard: {
    Tab: 'Moves focus through the fields',
    'Arrow keys': 'In a list: selects another option',
    Enter: 'Saves the data if all fields are valid',
  },
  messages: { personalData: userMessages.personalData, update: userMessages.update },
}

const meta = {
  title: 'Marketplace/User/PersonalDataForm',
  component: PersonalDataForm,
  tags: ['interactive'],
  parameters: { guide },
  args: { person: people.ana, onSubmit },
  beforeEach: () => {
    onSubmit.mockReset()
    onSubmit.mockResolvedValue(undefined)
  },
} satisfies Meta<typeof PersonalDataForm>

export default meta
type Story = StoryObj<typeof meta>

const field = (canvasElement: HTMLElement, name: RegExp) =>
  within(canvasElement).getByRole('textbox', { name })
const list = (canvasElement: HTMLElement, name: RegExp) =>
  within(canvasElement).getByRole('combobox', { name })
const button = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: 'Actualizar datos' })

export const Default: Story = {
  name: 'With initial values (S-178, S-179, S-180)',
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByRole('heading', { level: 1 })
    await expect(title).toHaveTextContent('Completa con tus Datos Personales')
    await expect(field(canvasElement, /Nombre/)).toHaveValue('Ana')
    await expect(field(canvasElement, /Apellido/)).toHaveValue('Ferreyra')
    await expect(list(canvasElement, /Provincia/)).toHaveTextContent('Buenos Aires')
    await expect(list(canvasElement, /Ciudad/)).toHaveValue('La Plata')
    await expect(field(canvasElement, /Dirección/)).toHaveValue('Calle 48 n.º 1120')
    await waitFor(() => expect(button(canvasElement)).toBeEnabled())
    await expect(getComputedStyle(button(canvasElement)).opacity).toBe('1')
  },
}

export const Incomplete: Story = {
  name: 'Incomplete data (S-181, S-373)',
  args: { person: people.carla },
  play: async ({ canvasElement }) => {
    await expect(button(canvasElement)).toBeDisabled()
    await expect(getComputedStyle(button(canvasElement)).opacity).toBe('0.5')
    await expect(button(canvasElement)).toHaveAccessibleDescription('Faltan: Apellido, Dirección')
    await userEvent.type(field(canvasElement, /Apellido/), 'Luna')
    await userEvent.type(field(canvasElement, /Dirección/), 'Belgrano 90')
    await waitFor(() => expect(button(canvasElement)).toBeEnabled())
    await userEvent.click(button(canvasElement))
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith(
        {
          firstName: 'Carla',
          lastName: 'Luna',
          province: 'Buenos Aires',
          city: 'Moron',
          address: 'Belgrano 90',
        },
        expect.anything(),
      ),
    )
  },
}

export const WithErrors: Story = {
  name: 'Errors after leaving a field (S-369, S-370, S-371, S-374)',
  play: async ({ canvasElement }) => {
    const expected: [RegExp, string, string][] = [
      [/Nombre/, 'A', 'Please enter a name'],
      [/Apellido/, 'F', 'Please enter a last name'],
      [/Dirección/, ' ', 'Please enter an address'],
    ]
    for (const [name, text, message] of expected) {
      const input = field(canvasElement, name)
      await userEvent.clear(input)
      await userEvent.type(input, text)
      await expect(within(canvasElement).queryByText(message)).not.toBeInTheDocument()
      await userEvent.tab()
      await waitFor(() => expect(input).toHaveAccessibleDescription(`Error: ${message}`))
    }
    await expect(button(canvasElement)).toBeDisabled()
  },
}

export const WithoutACity: Story = {
  name: 'Without a city (S-372)',
  args: { person: { ...people.ana, place: { province: null, city: null, address: 'Mitre 640' } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(list(canvasElement, /Ciudad/))
    const options = await screen.findAllByRole('option')
    await expect(options).toHaveLength(40)
    await userEvent.keyboard('{Escape}')
    await userEvent.tab()
    await waitFor(() => expect(within(canvasElement).getByText('Please select one')).toBeVisible())
    await expect(button(canvasElement)).toBeDisabled()
  },
}

export const Rejected: Story = {
  name: 'Rejected by the server',
  play: async ({ canvasElement }) => {
    onSubmit.mockRejectedValue(new Problem('invalid', { fields: { lastName: 'Please enter a last name' } }))
    await userEvent.click(button(canvasElement))
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'Revisá los datos marcados',
    )
    await expect(field(canvasElement, /Apellido/)).toHaveAccessibleDescription(
      'Error: Please enter a last name',
    )
    await expect(field(canvasElement, /Nombre/)).toHaveValue('Ana')
  },
}

export const LongNames: Story = { args: { person: people.maximiliano } }

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
