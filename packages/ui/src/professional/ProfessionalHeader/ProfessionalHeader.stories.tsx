import { people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ProfessionalHeader } from './ProfessionalHeader.tsx'

const meta = {
  title: 'Professional/ProfessionalHeader',
  component: ProfessionalHeader,
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
