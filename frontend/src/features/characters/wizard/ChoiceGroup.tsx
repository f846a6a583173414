import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { ErrorLine } from '../../../ui/forms/FieldFrame.tsx';
import { theme } from '../../../ui/theme.ts';
import { useFieldError } from '../../../ui/forms/useFieldError.ts';

type Props<T extends string> = {
  name: string;
  legend: string;
  /** Every value with its words, in the order shown. */
  options: readonly { value: T; label: string }[];
  children: (
    option: { value: T; label: string },
    wiring: { name: string; chosen: boolean; onChoose: () => void },
  ) => ReactNode;
  /** Least width of one choice. */
  width: string;
};

/** Radios of a formik form under their question, with the words of the chosen one beside it. */
export function ChoiceGroup<T extends string>({ name, legend, options, children, width }: Props<T>) {
  const { field, helpers, error } = useFieldError<T | ''>(name);
  const id = useId();
  const chosen = options.find(({ value }) => value === field.value);
  return (
    <Group
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
      aria-required
      tabIndex={-1}
    >
      <div>
        <b id={`${id}-legend`}>{legend}</b>
        <span className="muted" aria-hidden>
          {chosen?.label}
        </span>
      </div>
      {error && <ErrorLine id={`${id}-error`}>{error}</ErrorLine>}
      <Choices style={{ gridTemplateColumns: `repeat(auto-fill, minmax(${width}, 1fr))` }}>
        {options.map((option) =>
          children(option, {
            name: id,
            chosen: option.value === field.value,
            onChoose: () => void helpers.setValue(option.value),
          }),
        )}
      </Choices>
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  gap: ${theme.s3};
  margin-bottom: ${theme.s5};
  @media ${theme.upToTablet} {
    scroll-margin-top: 5rem; /* below the picture, which stays above the answers */
  }
  & > div:first-child {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${theme.s3};
  }
  &:focus {
    outline: none;
  }
`;
const Choices = styled.div`
  display: grid;
  gap: ${theme.s3};
  & label > div {
    aspect-ratio: 1;
  }
  & label > span {
    text-align: center;
  }
  /* What has the focus is not hidden by the pinned picture or the foot. */
  & input {
    scroll-margin-block: 10rem 7rem;
  }
`;
