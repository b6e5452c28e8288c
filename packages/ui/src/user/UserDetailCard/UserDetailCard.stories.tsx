import { Problem } from '@plomada/domain/define'
import { people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Split } from '../../base/Split/Split.tsx'
import type { Guide } from '../../testing/guide.ts'
import { userCopy } from '../user.copy.ts'
import { UserProfileCard } from '../UserProfileCard/UserProfileCard.tsx'
import { UserDetailCard } from './UserDetailCard.tsx'

const guide: Guide = {
  use: 'The data of one person, for an admin who puts them right.',
  instead: {
    PersonalDataForm: 'for people who change their own data',
    UserProfileCard: 'to ban or activate somebody; the two stand side by side',
  },
  anatomy: [
    'Heading',
    'Nickname and e-mail',
    'Names and phone',
    'Place',
    'Description',
    'What is missing',
    'Button',
  ],
  do: ['Send only what `onSubmit` is given: the parts that changed, with null for what was emptied.'],
  dont: ['Do not use it for roles or trades: nobody changes those here.'],
  keys: { Tab: 'To the next field', Enter: 'In a line of text: sends, when all is right' },
  copy: {
    details: userCopy.details,
    saveDetails: userCopy.saveDetails,
    savedDetails: userCopy.savedDetails,
    unchanged: userCopy.unchanged,
  },
}

const onSubmit = fn()

const meta = {
  title: 'User/UserDetailCard',
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
  name: 'Filled with what is known',
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
    await expect(list(/^Ciudad/)).toHaveTextContent('Quilmes')
  },
}

export const BesideTheProfile: Story = {
  name: 'Beside the profile card (S-265)',
  render: (args) => (
    <Split sideWidth="asideWide" side={<UserProfileCard user={args.user} onActiveChange={async () => {}} />}>
      <UserDetailCard {...args} />
    </Split>
  ),
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement, /^Nombre/)).toBeEnabled()
    await expect(within(canvasElement).getByRole('heading', { name: 'Bruno Saldaño' })).toBeVisible()
    await expect(within(canvasElement).getByRole('button', { name: 'Banear' })).toBeVisible()
  },
}

export const Changing: Story = {
  name: 'Sends what changed, and null for what was emptied',
  play: async ({ canvasElement }) => {
    await userEvent.clear(field(canvasElement, /^Telefono/))
    const name = field(canvasElement, /^Nombre/)
    await userEvent.clear(name)
    await userEvent.type(name, ' Bruno Ariel{Enter}')
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ firstName: 'Bruno Ariel', phone: null }))
    await expect(await within(canvasElement).findByText('Se guardaron los cambios')).toBeVisible()
  },
}

export const Unchanged: Story = {
  name: 'Sends nothing when nothing changed',
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement))
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'No hay cambios para guardar',
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
    await expect(button(canvasElement)).toHaveAccessibleDescription('Falta: nombre. Revisar: email')
  },
}

export const Refused: Story = {
  name: 'A refusal is said and nothing is lost (S-446)',
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

/** Of some people little is known; only the nickname, the e-mail and the first name may not be empty. */
export const Sparse: Story = {
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
