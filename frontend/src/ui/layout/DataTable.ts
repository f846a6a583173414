import { styled } from 'styled-components';
import { theme } from '../theme.ts';

/** Rows of figures, times and ids. */
export const DataTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${theme.tSmall};
  & th,
  & td {
    padding: ${theme.s3} ${theme.s2};
    text-align: left;
    vertical-align: baseline;
    border-bottom: 1px solid ${theme.line};
  }
  & td:has(a, button) {
    padding-block: 0;
  }
  & thead th {
    color: ${theme.ink2};
    border-bottom: 2px solid ${theme.edge};
  }
  & .num {
    text-align: right;
  }
  & .mono {
    font-family: ui-monospace, 'DejaVu Sans Mono', monospace;
    font-size: 0.8125rem;
    overflow-wrap: anywhere;
  }
  & td a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.tap};
  }
  & tr[data-later] td {
    color: ${theme.ink2};
  }
  & tr[aria-current] td {
    background: ${theme.lampSoft};
  }
  @media ${theme.upToPhone} {
    & .wide {
      display: none;
    }
  }
`;

/** Around a table that may be wider than the screen; it needs a name. */
export const Scrolls = styled.div.attrs({ tabIndex: 0, role: 'region' })`
  overflow-x: auto;
  & thead th {
    overflow-wrap: normal;
    hyphens: none;
  }
`;
