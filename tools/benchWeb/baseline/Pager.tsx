import type { MouseEvent } from 'react'

interface PagerProps {
  page: number
  pages: number
  onChange: (page: number) => void
}

/** Renders the same pager as the product: first, last and adjacent pages, and arrows. */
export function Pager({ page, pages, onChange }: PagerProps) {
  const follow = (to: number) => (event: MouseEvent) => {
    event.preventDefault()
    onChange(to)
  }
  const linkTo = (to: number) => ({
    href: `?page=${to}`,
    onClick: follow(to),
    'aria-label': `Página ${to}`,
    'aria-current': to === page ? ('page' as const) : undefined,
  })
  const shown = [...new Set([1, page - 1, page, page + 1, pages])].filter((to) => to >= 1 && to <= pages)
  return (
    <nav aria-label="Paginación">
      <ul className="pager">
        <li>
          <a
            href={`?page=${page - 1}`}
            onClick={follow(Math.max(1, page - 1))}
            aria-label="Página anterior"
            aria-disabled={page === 1 || undefined}
          >
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="m15 18-6-6 6-6" />
            </svg>
          </a>
        </li>
        {shown.map((to, index) => (
          <li key={to}>
            {index > 0 && to - (shown[index - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
            <a {...linkTo(to)}>{to}</a>
          </li>
        ))}
        <li>
          <a href={`?page=${page + 1}`} onClick={follow(page + 1)} aria-label="Página siguiente">
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="m9 18 6-6-6-6" />
            </svg>
          </a>
        </li>
      </ul>
    </nav>
  )
}
