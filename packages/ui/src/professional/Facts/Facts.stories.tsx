import { people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { professionalMessages } from '../professional.messages.ts'
import { Facts } from './Facts.tsx'

const guide: Guide = {
  whenToUse: 'Inside the library, for the place and the shift of a professional.',
  alternatives: { PersonalInfo: "for the user's own data" },
  anatomy: ['Place', 'Shift', 'More facts, passed as children'],
  do: ['Pass unknown values unchanged. The component omits them or renders «Sin datos».'],
  dont: ['Do not add actions.'],
  keyboard: {},
  messages: { place: professionalMessages.place, shift: professionalMessages.shift },
}

const meta = {
  title: 'Marketplace/Professional/Facts',
  component: Facts,
  parameters: { guide },
  args: { person: people.bruno },
} satisfies Meta<typeof Facts>

export default meta
type Story = StoryObj<typeof meta>

/** Never shows the address. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Buenos Aires, Quilmes')).toBeVisible()
    await expect(within(canvasElement).getByRole('img', { name: 'Horario' })).toBeVisible()
  },
}

export const Unknown: Story = {
  args: { person: { place: { province: null, city: null, address: null }, shift: null } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Sin datos')).toBeVisible()
    await expect(within(canvasElement).queryByRole('img', { name: 'Horario' })).toBeNull()
  },
}
