import { ratingText } from '@plomada/domain'
import { people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { userCopy } from '../user.copy.ts'
import type { Guide } from '../../testing/guide.ts'
import { PersonalInfo } from './PersonalInfo.tsx'

const guide: Guide = {
  use: 'What the product knows about a person, for that person, with the ways to change it.',
  instead: {
    IdentityCard: 'for what the identity provider knows',
    ProfessionalHeader: 'for what others see',
  },
  anatomy: ['Portrait with name and role', 'Name, residence, e-mail and rating', 'Buttons to the forms'],
  do: ["Leave out a form's address when the role has no use for it."],
  dont: ['Do not show it to others: it holds the e-mail.'],
  keys: { Tab: 'To each button', Enter: 'Opens the form' },
  copy: {
    name: userCopy.name,
    residence: userCopy.residence,
    email: userCopy.email,
    rating: userCopy.rating,
    becomeProfessional: userCopy.becomeProfessional,
    editProfessional: userCopy.editProfessional,
    editPersonal: userCopy.editPersonal,
  },
}

const meta = {
  title: 'User/PersonalInfo',
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

const facts = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent?.trim()])

export const Default: Story = {
  name: 'A client with two ways to change the data (S-216..S-222)',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Usuario comun')).toBeVisible()
    await expect(facts(canvasElement)).toEqual([
      ['Nombre', 'Ana Ferreyra'],
      ['Lugar de residencia', 'Buenos Aires, La Plata, Calle 48 n.º 1120'],
      ['Email', 'ana@plomada.example'],
      ['Rating', 'N/E'],
    ])
    const link = (name: string) => within(canvasElement).getByRole('link', { name })
    await expect(link('Modificar a profesional')).toHaveAttribute('href', '/profilec/modificar')
    await expect(link('Modificar datos personales')).toHaveAttribute('href', '/profilec/modificardatos')
  },
}

export const Professional: Story = {
  name: 'A professional with an average (S-216, S-220)',
  args: { person: people.bruno },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Usuario professional')).toBeVisible()
    await expect(facts(canvasElement)).toContainEqual(['Rating', ratingText(people.bruno.averageRating)])
    await expect(within(canvasElement).getByRole('link', { name: 'Editar perfil profesional' })).toBeVisible()
  },
}

export const Missing: Story = {
  name: 'One name alone and what nobody filled in (S-217, S-218, S-223, S-451)',
  args: {
    person: { ...people.carla, email: null, place: { province: null, city: null, address: null } },
    becomeProfessionalHref: undefined,
    personalDataHref: undefined,
  },
  play: async ({ canvasElement }) => {
    await expect(facts(canvasElement)).toEqual([
      ['Nombre', 'Carla'],
      ['Lugar de residencia', 'Sin datos'],
      ['Email', 'N/E'],
      ['Rating', 'N/E'],
    ])
    await expect(within(canvasElement).queryByRole('link')).toBeNull()
  },
}

export const WithoutProvince: Story = {
  name: 'A missing province shows Sin registro (S-224, S-451)',
  args: { person: people.maximiliano },
  play: async ({ canvasElement }) => {
    await expect(facts(canvasElement)).toContainEqual([
      'Lugar de residencia',
      'Sin registro, Exaltacion de la Cruz',
    ])
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
