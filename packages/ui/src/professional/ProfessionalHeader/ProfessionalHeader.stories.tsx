import { people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { dayLetters, professionalCopy } from '../professional.copy.ts'
import { ProfessionalHeader } from './ProfessionalHeader.tsx'

const guide: Guide = {
  use: "The head of somebody's page: the materials of their trades, their portrait, where and when they work.",
  instead: { OfferHeader: "on an offer's page", PersonalInfo: "for one's own data" },
  anatomy: [
    'Band of material swatches',
    'Portrait and name, the first heading of the page',
    'Trades',
    'Place, shift and the seven days',
  ],
  do: ['Use it once, on top of the page.'],
  dont: ['Do not put text onto the band: the swatches keep their colours in both themes.'],
  keys: {},
  copy: { chooseDays: professionalCopy.chooseDays, dayLetters },
}

const meta = {
  title: 'Professional/ProfessionalHeader',
  component: ProfessionalHeader,
  parameters: { guide },
  args: { professional: people.bruno },
} satisfies Meta<typeof ProfessionalHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Photo, name, trades, place, shift and days (S-137)',
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
  name: 'Without a photo: initials (S-138)',
  args: { professional: people.carla },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull()
    await expect(within(canvasElement).getByText('C')).toBeVisible()
  },
}

/** No trades, no days and a place of which only the city is known. */
export const LongWords: Story = {
  args: { professional: people.maximiliano },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Sin registro, Exaltacion de la Cruz')).toBeVisible()
    await expect(within(canvasElement).queryByRole('list')).toBeNull()
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
