import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid } from '../../base/Grid/Grid.tsx'
import { OfferCardSkeleton } from './OfferCardSkeleton.tsx'

const meta = {
  title: 'Offer/OfferCardSkeleton',
  component: OfferCardSkeleton,
  decorators: [
    (Story) => (
      <Grid>
        <Story />
      </Grid>
    ),
  ],
} satisfies Meta<typeof OfferCardSkeleton>

export default meta

export const Default: StoryObj<typeof meta> = {}
