import { formatRating } from '@plomada/domain'
import { people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { userMessages } from '../user.messages.ts'
import type { Guide } from '../../testing/guide.ts'
import { PersonalInfo } from './PersonalInfo.tsx'

const guide: Guide = {
  whenToUse: 'To show users the data of their account, with links to the forms that change it.',
  alternatives: {
    IdentityCard: 'for the data of the identity provider',
    ProfessionalHeader: 'for the public profile',
  },
  anatomy: ['Portrait, name and role', 'Name, residence, email and rating', 'Links to the forms'],
  do: ['Omit the URL of a form that does not apply to the role.'],
  dont: ['Do not show it to other users: it includes the email.'],
  keyboard: { Tab: 'Moves focus to the links', Enter: 'Opens the form' },
  messages: {
    name: userMessages.name,
    residence: userMessages.residence,
    email: userMessages.email,
    rating: userMessages.rating,
    becomeProfessional: userMessages.becomeProfessional,
    editProfessional: userMessages.editProfessional,
    editPersonal: userMessages.editPersonal,
  },
}

const meta = {
  title: 'Marketplace/User/PersonalInfo',
  component: PersonalInfo,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    person: people.ana,
    becomeProfessionalHref: '/profilec/modificar',
    personalDataHref: '/profilec/modificardatos',
  },
} satisfies Meta<typeof PersonalInfo>

export default meta
type Story = StoryObj<typeof meta>

const getFacts = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent?.trim()])

export const Default: Story = {
  name: 'Client (S-216..S-222)',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Usuario comun')).toBeVisible()
    await expect(getFacts(canvasElement)).toEqual([
      ['Nombre', 'Ana Ferreyra'],
      ['Lugar de residencia', 'Buenos Aires, La Plata, Calle 48 n.º 1120'],
      ['Email', 'ana@plomada.example'],
      ['Teléfono', '2215550142'],
      ['Rating', 'N/E'],
    ])
    const link = (name: string) => within(canvasElement).getByRole('link', { name })
    await expect(link('Modificar a profesional')).toHaveAttribute('href', '/profilec/modificar')
    await expect(link('Modificar datos personales')).toHaveAttribute('href', '/profilec/modificardatos')
  },
}

export const Professional: Story = {
  name: 'Professional with a rating (S-216, S-220)',
  args: { person: people.bruno },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Usuario professional')).toBeVisible()
    await expect(getFacts(canvasElement)).toContainEqual(['Rating', formatRating(people.bruno.averageRating)])
    await expect(within(canvasElement).getByRole('link', { name: 'Editar perfil profesional' })).toBeVisible()
  },
}

export const MissingData: Story = {
  name: 'Missing data (S-217, S-218, S-223, S-451)',
  args: {
    person: {
      ...people.carla,
      email: null,
      phone: null,
      place: { province: null, city: null, address: null },
    },
    becomeProfessionalHref: undefined,
    personalDataHref: undefined,
  },
  play: async ({ canvasElement }) => {
    await expect(getFacts(canvasElement)).toEqual([
      ['Nombre', 'Carla'],
      ['Lugar de residencia', 'Sin datos'],
      ['Email', 'N/E'],
      ['Teléfono', 'N/E'],
      ['Rating', 'N/E'],
    ])
    await expect(within(canvasElement).queryByRole('link')).toBeNull()
  },
}

export const WithoutProvince: Story = {
  name: 'Without a province (S-224, S-451)',
  args: { person: people.maximiliano },
  play: async ({ canvasElement }) => {
    await expect(getFacts(canvasElement)).toContainEqual([
      'Lugar de residencia',
      'Sin registro, Exaltacion de la Cruz',
    ])
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
