import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Link } from '../Link/Link.tsx'
import { Panel } from '../Panel/Panel.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Split } from './Split.tsx'
import type { Guide } from '../../testing/guide.ts'

const Box = ({ children }: { children: string }) => (
  <Panel padding="small" tone="sunken">
    {children}
  </Panel>
)

const guide: Guide = {
  whenToUse: 'For a page with a main column and a narrow side column.',
  alternatives: { Grid: 'for columns of equal width', DetailPage: 'for the three columns of one item' },
  anatomy: ['Side column: filters, menu, list or facts', 'Main column'],
  do: [
    'Choose the position by reading order, not by appearance.',
    'Set `isSideSticky` next to a long list. A side column taller than the window then scrolls separately.',
  ],
  dont: ['Do not nest one in the main column of another.'],
  keyboard: {},
}

const meta = {
  title: 'Components/Layout/Split',
  component: Split,
  parameters: { guide },
  args: { side: <Box>Filtros</Box>, children: <Box>Lista</Box>, sideWidth: 'filters' },
} satisfies Meta<typeof Split>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const SideAtEnd: Story = {
  args: { sidePosition: 'end', sideWidth: 'asideWide', side: <Box>Contactar</Box> },
}

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const Sticky: Story = {
  args: { isSideSticky: true, children: <div style={{ height: '150vh' }}>Lista</div> },
  play: async ({ canvas }) => {
    window.scrollTo(0, 400)
    await waitFor(() =>
      expect(canvas.getByText('Filtros').getBoundingClientRect().top).toBeGreaterThanOrEqual(0),
    )
    window.scrollTo(0, 0)
  },
}

/** A side column taller than the window scrolls, and its last link stays fully visible. */
export const StickyAndTall: Story = {
  args: {
    isSideSticky: true,
    side: (
      <Panel padding="none">
        <Stack gap={0}>
          {Array.from({ length: 40 }, (_, index) => (
            <Link key={index} href={`#${index}`}>{`Filtro ${index + 1}`}</Link>
          ))}
        </Stack>
      </Panel>
    ),
    children: <div style={{ height: '400vh' }}>Lista</div>,
  },
  play: async ({ canvas }) => {
    const last = canvas.getByRole('link', { name: 'Filtro 40' })
    last.focus()
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
    await expect(window.scrollY).toBeLessThan(window.innerHeight)
    last.blur()
  },
}

/** In right-to-left text the side column is on the right. */
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const left = (text: string) => canvas.getByText(text).getBoundingClientRect().left
    await expect(left('Filtros')).toBeGreaterThan(left('Lista'))
  },
}
