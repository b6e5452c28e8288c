import { people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { dayLetters, professionalMessages } from '../professional.messages.ts'
import { ProfessionalHeader } from './ProfessionalHeader.tsx'

const guide: Guide = {
  whenToUse: 'For the header of the page of a professional.',
  alternatives: { OfferHeader: 'on the page of an offer', PersonalInfo: "for the user's own data" },
  anatomy: [
    'Materials of the trades',
    'Portrait and name, the `<h1>` of the page',
    'Trades',
    'Place, shift and days',
  ],
  do: ['Use it once, at the top of the page.'],
  dont: ['Do not put text on the materials: they have the same colors in both themes.'],
  keyboard: {},
  messages: { chooseDays: professionalMessages.chooseDays, dayLetters },
}

const meta = {
  title: 'Marketplace/Professional/ProfessionalHeader',
  component: ProfessionalHeader,
  parameters: { guide },
  args: { professional: people.bruno },
} satisfies Meta<typeof ProfessionalHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Default (S-137)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { level: 1, name: 'Bruno Saldaño' })).toBeVisible()
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', people.bruno.photo)
    for (const text of ['Plomería', 'Gas', 'Buenos Aires, Quilmes', 'mañana'])
      await expect(page.getByText(text)).toBeVisible()
    const days = within(page.getByRole('list', { name: 'Días' }))
    await expect(days.getAllByRole('listitem').map((day) => day.textContent)).toEqual([
      'Llunes',
      'Mmartes',
      'Mmiercoles',
      'Jjueves',
      'Ssabado',
    ])
  },
}

export const WithoutPhoto: Story = {
  name: 'Without photo: initials (S-138)',
  args: { professional: people.carla },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull()
    await expect(within(canvasElement).getByText('C')).toBeVisible()
  },
}

/** Without trades, days and province. */
export const LongWords: Story = {
  args: { professional: people.maximiliano },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Sin registro, Exaltacion de la Cruz')).toBeVisible()
    await expect(within(canvasElement).queryByRole('list')).toBeNull()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
