import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { DataTable, Scrolls } from '../../../ui/layout/DataTable.ts';
import { theme } from '../../../ui/theme.ts';
import { Named } from '../Named.tsx';
import { costColumnMeanings, costColumns } from './costsMessages.ts';

type Column = keyof typeof costColumns;
const ofNumbers: readonly Column[] = ['money', 'calls', 'retries', 'kept', 'houseTookOver', 'failed'];
type Props = { title: string; columns: readonly Column[]; children: ReactNode };

/** A table under its title, the meaning of each column one tap away. */
export function NamedTable({ title, columns, children }: Props) {
  return (
    <section>
      <Title>{title}</Title>
      <Wide aria-label={title}>
        <DataTable>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} className={ofNumbers.includes(column) ? 'num' : undefined}>
                  <Named name={costColumns[column]} meaning={costColumnMeanings[column]} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </DataTable>
      </Wide>
    </section>
  );
}

const Title = styled.h2`
  margin-bottom: ${theme.s2};
  font-size: ${theme.t2};
`;
const Wide = styled(Scrolls)`
  & table {
    min-width: 60rem;
  }
  & td.num {
    white-space: nowrap;
  }
`;
