import { Problem } from '@plomada/domain/contract'
import { people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Split } from '../../base/Split/Split.tsx'
import type { Guide } from '../../testing/guide.ts'
import { userMessages } from '../user.messages.ts'
import { UserProfileCard } from '../UserProfileCard/UserProfileCard.tsx'
import { UserDetailCard } from './UserDetailCard.tsx'

const guide: Guide = {
  whenToUse: 'For admins to edit the data of a user.',
  alternatives: {
    PersonalDataForm: 'for users who change their own data',
    UserProfileCard: 'to ban or activate a user, next to this card',
  },
  anatomy: [
    'Heading',
    'Nickname and email',
    'First name, last name and phone',
    'Province, city and address',
    'Description',
    'Missing fields',
    'Submit button',
  ],
  do: ['Send exactly the fields that `onSubmit` receives: the changed ones, with null for a cleared field.'],
  dont: ['Do not use it for roles or trades: they cannot be changed here.'],
  keyboard: { Tab: 'Moves focus to the next field', Enter: 'In a field of one line: submits the form' },
  messages: {
    details: userMessages.details,
    saveDetails: userMessages.saveDetails,
    savedDetails: userMessages.savedDetails,
    unchanged: userMessages.unchanged,
  },
}

const onSubmit = fn()

const meta = {
  title: 'Marketplace/User/UserDetailCard',
  component: UserDetailCard,
  tags: ['interactive'],
  parameters: { guide },
  args: { user: people.bruno, onSubmit },
  beforeEach: () => {
    onSubmit.mockReset()
    onSubmit.mockResolvedValue(undefined)
  },
} satisfies Meta<typeof UserDetailCard>

export default meta
type Story = StoryObj<typeof meta>

const field = (canvas: HTMLElement, name: RegExp) => within(canvas).getByRole('textbox', { name })
const button = (canvas: HTMLElement) => within(canvas).getByRole('button', { name: 'Guardar cambios' })

export const Default: Story = {
  name: 'With initial values',
  play: async ({ canvasElement }) => {
    const expected: [RegExp, string][] = [
      [/^Usuario/, 'bruno'],
      [/^Email/, 'bruno@plomada.example'],
      [/^Nombre/, 'Bruno'],
      [/^Apellido/, 'Saldaño'],
      [/^Telefono/, '1155550188'],
      [/^Dirección/, 'Mitre 640'],
      [/^Descripción/, people.bruno.description],
    ]
    for (const [name, value] of expected) await expect(field(canvasElement, name)).toHaveValue(value)
    const list = (name: RegExp) => within(canvasElement).getByRole('combobox', { name })
    await expect(list(/^Provincia/)).toHaveTextContent('Buenos Aires')
    await expect(list(/^Ciudad/)).toHaveValue('Quilmes')
  },
}

export const WithProfileCard: Story = {
  name: 'With the profile card (S-265)',
  render: (args) => (
    <Split
      sideWidth="asideWide"
      side={<UserProfileCard user={args.user} onSuspend={async () => {}} onActivate={async () => {}} />}
    >
      <UserDetailCard {...args} />
    </Split>
  ),
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement, /^Nombre/)).toBeEnabled()
    await expect(within(canvasElement).getByRole('heading', { name: 'Bruno Saldaño' })).toBeVisible()
    await expect(within(canvasElement).getByRole('button', { name: 'Banear' })).toBeVisible()
  },
}

export const Changed: Story = {
  name: 'Changed and cleared fields',
  play: async ({ canvasElement }) => {
    await userEvent.clear(field(canvasElement, /^Telefono/))
    const name = field(canvasElement, /^Nombre/)
    await userEvent.clear(name)
    await userEvent.type(name, ' Bruno Ariel{Enter}')
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ firstName: 'Bruno Ariel', phone: null }))
    await expect(await within(canvasElement).findByText('Guardaste los cambios')).toBeVisible()
  },
}

export const Unchanged: Story = {
  name: 'Without changes',
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement))
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'No cambiaste nada todavía',
    )
    await expect(onSubmit).not.toHaveBeenCalled()
  },
}

export const WithErrors: Story = {
  play: async ({ canvasElement }) => {
    const email = field(canvasElement, /^Email/)
    await userEvent.clear(email)
    await userEvent.type(email, 'bruno@')
    await userEvent.tab()
    await waitFor(() => expect(email).toHaveAccessibleDescription(/Email invalido/))
    await userEvent.clear(field(canvasElement, /^Nombre/))
    await userEvent.tab()
    await expect(button(canvasElement)).toBeDisabled()
    await expect(button(canvasElement)).toHaveAccessibleDescription('Falta: Nombre. Revisá: Email')
  },
}

export const Rejected: Story = {
  name: 'Rejected by the server (S-446)',
  play: async ({ canvasElement }) => {
    onSubmit.mockRejectedValue(
      new Problem('conflict', { sentence: 'Ese email es de otra cuenta', fields: { email: 'Ya existe' } }),
    )
    const email = field(canvasElement, /^Email/)
    await userEvent.clear(email)
    await userEvent.type(email, 'ana@plomada.example{Enter}')
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'Ese email es de otra cuenta',
    )
    await expect(email).toHaveAccessibleDescription(/Ya existe/)
    await expect(email).toHaveValue('ana@plomada.example')
  },
}

/** Only the nickname, the email and the first name are required. */
export const MissingData: Story = {
  args: {
    user: {
      ...people.maximiliano,
      lastName: null,
      description: null,
      place: { province: null, city: 'Chascomús', address: null },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement, /^Apellido/)).toHaveValue('')
    await expect(button(canvasElement)).toBeEnabled()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { user: people.maximiliano },
}
