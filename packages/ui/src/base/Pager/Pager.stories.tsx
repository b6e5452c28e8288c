import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { useState } from 'react'
import { PlomadaProvider } from '../../marketplace/index.ts'
import { Pager, type PagerProps } from './Pager.tsx'
import type { Guide } from '../../testing/guide.ts'
import { esAR } from '../../messages/esAR.ts'
import { isMirrored } from '../../testing/isMirrored.ts'

const stay = () => undefined

const Controlled = ({ page, onPage, ...rest }: PagerProps) => {
  const [current, setCurrent] = useState(page)
  const go = (next: number) => {
    setCurrent(next)
    onPage?.(next)
  }
  return (
    <PlomadaProvider navigate={stay}>
      <Pager {...rest} page={current} onPage={go} />
    </PlomadaProvider>
  )
}

const guide: Guide = {
  whenToUse: 'Below a list with pages. Pages are links, so users can bookmark and share them.',
  alternatives: { Carousel: 'for a few items to browse' },
  anatomy: ['Previous page', 'First page, current page with its neighbors, last page', 'Next page'],
  do: [
    'Move the focus to the heading of the results after a page change.',
    'Use the `short` variant in a narrow column.',
    'In a server component, pass `hrefTemplate` instead of `hrefFor`.',
  ],
  dont: ['Do not add arrows of your own.'],
  keyboard: {
    Tab: 'Moves between the links. The arrows stay focusable on the first and last page',
    Enter: 'Opens the page. On the first and last page an arrow does nothing',
    'Ctrl + Enter': 'Opens the page in a new tab',
  },
  messages: {
    pages: esAR['pager.label'],
    previousPage: esAR['pager.previous'],
    nextPage: esAR['pager.next'],
  },
}

const meta = {
  title: 'Components/Navigation/Pager',
  component: Pager,
  tags: ['interactive'],
  parameters: { guide },
  args: { page: 2, pages: 7, hrefFor: (page: number) => `/servicios?page=${page}`, onPage: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Pager>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Página 7' })).toHaveAttribute('href', '/servicios?page=7')
    await userEvent.click(canvas.getByRole('link', { name: 'Página siguiente' }))
    await expect(args.onPage).toHaveBeenCalledWith(3)
  },
}

export const LastPage: Story = {
  name: 'Next does nothing on the last page and keeps the focus (S-337)',
  args: { page: 6 },
  play: async ({ args, canvasElement }) => {
    const next = within(canvasElement).getByRole('link', { name: 'Página siguiente' })
    next.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPage).toHaveBeenLastCalledWith(7)
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(next).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPage).toHaveBeenCalledOnce()
  },
}

/** An address that was saved before the list became shorter. */
export const BeyondTheEnd: Story = {
  args: { page: 40, pages: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Página 3')
    await expect(canvas.getByRole('link', { name: 'Página anterior' })).toHaveAttribute(
      'href',
      '/servicios?page=2',
    )
    await expect(canvas.getByRole('link', { name: 'Página siguiente' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const FirstPage: Story = {
  name: 'Previous does nothing on the first page and keeps the focus (S-336)',
  args: { page: 1 },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    const previous = canvas.getByRole('link', { name: 'Página anterior' })
    await expect(previous).toHaveFocus()
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(args.onPage).not.toHaveBeenCalled()
    await expect(previous).toHaveFocus()
  },
}

export const MiddlePage: Story = { args: { page: 10, pages: 20 } }

export const OnPhone: Story = { args: { page: 5, pages: 9 }, globals: { viewport: { value: 'phone' } } }

/** Fits in one line of a narrow column. */
export const Short: Story = {
  args: { page: 10, pages: 20, variant: 'short' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('10 de 20')).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('link', { name: 'Página siguiente' }))
    await expect(args.onPage).toHaveBeenCalledWith(11)
  },
}

/** A template instead of a function, which a server component can pass. */
export const LinksFromTemplate: Story = {
  render: () => <Pager page={2} pages={7} hrefTemplate="/servicios?ciudad=Moron&page={page}" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Página 7' })).toHaveAttribute(
      'href',
      '/servicios?ciudad=Moron&page=7',
    )
  },
}

export const SinglePage: Story = {
  args: { page: 1, pages: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).not.toBeInTheDocument()
  },
}

export const ByKeyboard: Story = {
  name: 'Pages run from 1 to the last one, by keyboard (S-338)',
  args: { page: 1, pages: 4 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
      'Página anterior',
      'Página 1',
      'Página 2',
      'Página 3',
      'Página 4',
      'Página siguiente',
    ])
    for (let stop = 0; stop < 5; stop += 1) await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Página 4' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPage).toHaveBeenCalledWith(4)
    await expect(canvas.getByRole('link', { name: 'Página 4' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Página 4' })).toHaveFocus()
  },
}

/** The arrow to the next page is at the left and points to the left. */
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const previous = canvas.getByRole('link', { name: 'Página anterior' })
    const next = canvas.getByRole('link', { name: 'Página siguiente' })
    await expect([previous, next].map(isMirrored)).toEqual([true, true])
    await expect(next.getBoundingClientRect().right).toBeLessThan(previous.getBoundingClientRect().left)
  },
}
