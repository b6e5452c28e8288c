import { offers } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Grid } from '../../base/Grid/Grid.tsx'
import { ApplicationCard } from './ApplicationCard.tsx'

const meta = {
  title: 'Offer/ApplicationCard',
  component: ApplicationCard,
  args: { offer: offers.leakingTap, href: '#offer' },
  decorators: [
    (Story) => (
      <Grid columns={3}>
        <Story />
      </Grid>
    ),
  ],
} satisfies Meta<typeof ApplicationCard>

export default meta

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Cambiar la bomba del tanque' })
    await expect(link).toHaveAttribute('href', '#offer')
    await userEvent.tab()
    await expect(link).toHaveFocus()
  },
}
