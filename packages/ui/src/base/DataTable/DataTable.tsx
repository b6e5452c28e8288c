'use client'
import { type FocusEvent, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useMessages } from '../../provider/context.ts'
import { classes } from '../../theme/classes.ts'
import { useListWindow } from '../Field/useListWindow.ts'
import { getItemKey } from '../keys.ts'
import { roles } from '../Table/roles.ts'
import * as table from '../Table/Table.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as css from './DataTable.css.ts'
import type { DataTableParts, DataTableProps } from './dataTable.types.ts'
import { DataTableHead, type SelectAllProps } from './DataTableHead.tsx'
import { DataTableRows, type ToggleRow } from './DataTableRows.tsx'

export type { DataTableColumn, DataTableDirection, DataTableProps, DataTableSort } from './dataTable.types.ts'

const sizes = { whole: 100, size: 48, above: 12, step: 6, estimate: 46, measuresAgain: true }
const everything = { ...sizes, whole: Number.POSITIVE_INFINITY }

/** Returns the props of the checkbox of all rows, and a function that selects one. */
function useSelection<Row>({ rows, getKey, selectedKeys, onSelect }: DataTableParts<Row>) {
  const onToggle = useCallback<ToggleRow>(
    (key, isSelected) => {
      const next = new Set(selectedKeys)
      if (isSelected) next.add(key)
      else next.delete(key)
      onSelect?.(next)
    },
    [selectedKeys, onSelect],
  )
  if (!selectedKeys) return { onToggle, selectAll: undefined }
  const keys = rows?.map((row) => getItemKey(row, getKey)) ?? []
  const count = keys.filter((key) => selectedKeys.has(key)).length
  const some = count > 0 ? 'some' : 'none'
  const selectAll: SelectAllProps = {
    state: count > 0 && count === keys.length ? 'all' : some,
    isDisabled: keys.length === 0,
    // Rows of other pages stay selected.
    onChange: (isSelected) => {
      const next = new Set(selectedKeys)
      for (const key of keys) {
        if (isSelected) next.add(key)
        else next.delete(key)
      }
      onSelect?.(next)
    },
  }
  return { onToggle, selectAll }
}

/** Returns the rows that are rendered, with the props of the region that scrolls them. */
function useRows(count: number, isScrollable: boolean, rows: unknown) {
  const region = useRef<HTMLDivElement>(null)
  const [layout, setLayout] = useState('')
  const [focused, setFocused] = useState(-1)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- another list when its rows or their heights change
  const list = useMemo(() => ({ count }), [count, rows, layout])
  const shown = useListWindow(list, focused, region, isScrollable ? sizes : everything)
  const { isWhole } = shown
  useEffect(() => {
    const body = region.current?.querySelector('tbody')
    if (isWhole || !body) return
    // Rows become cards at a width in rem.
    const observer = new ResizeObserver(() => setLayout(getComputedStyle(body).display))
    observer.observe(body)
    return () => observer.disconnect()
  }, [isWhole])
  return {
    shown,
    regionProps: {
      ref: region,
      onScroll: shown.update,
      onFocus: ({ target }: FocusEvent) => {
        const row = target.closest<HTMLElement>('[data-row]')
        setFocused(row ? Number(row.dataset['row']) : -1)
      },
      onBlur: () => setFocused(-1),
    },
  }
}

/**
 * Renders a table whose rows users sort, select or scroll. Its rows are cards in a narrow container. `Table` has less code
 * for rows that only show.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const parts: DataTableParts<Row> = props
  const { caption, isCaptionHidden = false, columns, rows, empty, isScrollable = false, ...others } = parts
  const { sort, onSort, selectedKeys, onSelect: _, getRowName, getKey, ...rest } = others
  const getMessage = useMessages()
  const captionId = useId()
  const { onToggle, selectAll } = useSelection(parts)
  const count = rows?.length ?? 0
  const { shown, regionProps } = useRows(count, isScrollable, rows)
  const isWindowed = !shown.isWhole
  const content = (
    <table
      {...roles.table}
      className={classes(table.table, isWindowed && css.fixed)}
      aria-busy={rows === undefined || undefined}
      aria-rowcount={isWindowed ? count + 1 : undefined}
      {...rest}
    >
      <caption id={captionId} className={isCaptionHidden ? table.hiddenCaption : table.caption}>
        {caption}
      </caption>
      <DataTableHead {...{ columns, sort, onSort, selectAll, isWindowed, isScrollable }} />
      <tbody {...roles.group} className={table.body}>
        <DataTableRows {...{ columns, rows, empty, selectedKeys, getRowName, getKey, shown, onToggle }} />
      </tbody>
    </table>
  )
  return (
    <div className={table.frame}>
      <VisuallyHidden isStatus>{rows === undefined && getMessage('loading')}</VisuallyHidden>
      {isScrollable ? (
        <div className={css.shell}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it */}
          <div {...regionProps} className={css.region} role="region" aria-labelledby={captionId} tabIndex={0}>
            {content}
          </div>
        </div>
      ) : (
        content
      )}
    </div>
  )
}
