import { people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Facts } from './Facts.tsx'

const meta = {
  title: 'Professional/Facts',
  component: Facts,
  args: { person: people.bruno },
} satisfies Meta<typeof Facts>

export default meta
type Story = StoryObj<typeof meta>

/** The street is never shown here, whoever looks. */
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
