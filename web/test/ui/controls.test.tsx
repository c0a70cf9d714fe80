import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { ThemeProvider } from 'styled-components';
import { Badge } from '../../src/ui/picture/Badge.tsx';
import { Button } from '../../src/ui/button/Button.tsx';
import { Field } from '../../src/ui/form/Field.tsx';
import { Input } from '../../src/ui/form/Input.tsx';
import { ProgressBar } from '../../src/ui/feedback/ProgressBar.tsx';
import { RadioGroup } from '../../src/ui/form/RadioGroup.tsx';
import { Select } from '../../src/ui/form/Select.tsx';
import { Slider } from '../../src/ui/form/Slider.tsx';
import { Stepper } from '../../src/ui/form/Stepper.tsx';
import { Tabs } from '../../src/ui/layout/Tabs.tsx';
import { theme } from '../../src/ui/theme/theme.ts';
import { renderPage } from '../support/renderPage.tsx';

afterEach(() => {
  document.body.innerHTML = '';
});

describe('a field', () => {
  it('tells its control what it is called, that it is required and what is wrong', () => {
    renderPage(
      <Field label="Title" required error="Title is required" hint="Short and clear">
        {(control) => <Input {...control} />}
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: /^Title/ });
    expect(input).toBeRequired();
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Short and clear Title is required');
  });

  it('says nothing of what is optional and right', () => {
    renderPage(<Field label="Notes">{(control) => <Input {...control} />}</Field>);
    const input = screen.getByRole('textbox', { name: 'Notes' });
    expect(input).not.toBeRequired();
    expect(input).toBeValid();
    expect(input).not.toHaveAccessibleDescription();
  });
});

it('a busy button does not act', async () => {
  const onClick = jest.fn();
  const { user } = renderPage(
    <Button busy onClick={onClick}>
      Creating...
    </Button>,
  );
  await user.click(screen.getByRole('button', { name: 'Creating...' }));
  expect(onClick).not.toHaveBeenCalled();
});

it('a select shows its placeholder, which is no choice, and then what is chosen', async () => {
  const Chooser = () => {
    const [value, setValue] = useState('');
    const options = [
      { value: '1', label: 'Soccer' },
      { value: '2', label: 'Tennis' },
    ];
    return (
      <Select
        label="Event Type"
        value={value}
        onChange={({ target }) => setValue(target.value)}
        options={options}
        placeholder="Choose"
      />
    );
  };
  const { user } = renderPage(<Chooser />);
  const select = screen.getByRole('combobox', { name: 'Event Type' });
  expect(select).toHaveDisplayValue('Choose');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Soccer', 'Tennis']);
  await user.selectOptions(select, 'Tennis');
  expect(select).toHaveDisplayValue('Tennis');
});

it('a radio group names itself and its choices', async () => {
  const onValueChange = jest.fn();
  const options = [
    { value: 'yes', label: 'Yes', hint: 'I will be there' },
    { value: 'maybe', label: 'Maybe' },
  ];
  const { user } = renderPage(
    <RadioGroup label="Join Type" value="maybe" onValueChange={onValueChange} options={options} />,
  );
  expect(screen.getByRole('radiogroup', { name: 'Join Type' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Maybe' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Yes' })).toHaveAccessibleDescription('I will be there');
  await user.click(screen.getByText('Yes'));
  expect(onValueChange).toHaveBeenCalledWith('yes');
});

/** As it comes from the server, where nothing runs. */
const showMarkup = (element: ReactElement) => {
  document.body.innerHTML = renderToStaticMarkup(<ThemeProvider theme={theme}>{element}</ThemeProvider>);
};

describe('a slider', () => {
  const format = (value: number) => `${Math.round(value * 100)}%`;
  const TENTHS = { min: 0.1, max: 0.9, step: 0.1 };

  it('says its value as it reads, and what it is moved to', () => {
    const Mover = () => {
      const { register, watch } = useForm({ defaultValues: { likelihood: 0.5 } });
      return (
        <Slider
          {...register('likelihood', { valueAsNumber: true })}
          {...TENTHS}
          label="Likelihood"
          value={watch('likelihood')}
          format={format}
        />
      );
    };
    renderPage(<Mover />);
    const slider = screen.getByRole('slider', { name: 'Likelihood' });
    expect(slider).toHaveAttribute('aria-valuetext', '50%');
    fireEvent.change(slider, { target: { value: '0.6' } });
    expect(slider).toHaveAttribute('aria-valuetext', '60%');
  });

  it('has a scale, and no value that only an app would keep current, on a page without a script', () => {
    const show = (value: number) =>
      showMarkup(
        <Slider {...TENTHS} name="l" label="Likelihood" value={value} defaultValue={String(value)} format={format} />,
      );
    show(0.5);
    expect(document.body).toHaveTextContent(/^Likelihood$/);
    const scale = [...document.querySelectorAll<HTMLElement>('[data-reads]')].map(({ dataset }) => dataset.reads);
    expect(scale).toEqual(['10%', '', '30%', '', '50%', '', '70%', '', '90%']);
    expect(screen.getByRole('slider', { name: 'Likelihood' })).not.toHaveAttribute('aria-valuetext');
    show(0.25);
    expect(document.body).toHaveTextContent('25% so far');
    expect(screen.getByRole('slider')).toHaveValue('0.3');
  });
});

describe('a stepper', () => {
  const CONTROL = {
    id: 'guests',
    'aria-invalid': false,
    'aria-describedby': undefined,
    'aria-required': undefined,
  };

  const Counter = () => {
    const { register, watch } = useForm({ defaultValues: { guests: '1' } });
    return <Stepper {...CONTROL} {...register('guests')} label="Guests" value={watch('guests')} min={0} max={3} />;
  };

  it('counts by its buttons as far as it goes, from what is typed too', async () => {
    const { user } = renderPage(<Counter />);
    const number = screen.getByRole('spinbutton');
    const less = screen.getByRole('button', { name: 'Less: Guests' });
    const more = screen.getByRole('button', { name: 'More: Guests' });
    await user.click(less);
    expect(number).toHaveValue(0);
    expect(less).toBeDisabled();
    await user.clear(number);
    await user.type(number, '2');
    await user.click(more);
    expect(number).toHaveValue(3);
    expect(more).toBeDisabled();
  });

  it('is a number to type, without buttons, on a page without a script', () => {
    showMarkup(<Stepper {...CONTROL} name="guests" defaultValue="1" label="Guests" value="1" min={0} max={3} />);
    expect(screen.getByRole('spinbutton')).toHaveValue(1);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it('tabs are chosen by the arrow keys, and only the chosen one is a stop of Tab', async () => {
  const Chooser = () => {
    const [value, setValue] = useState('upcoming');
    const tabs = [
      { value: 'upcoming', label: 'Upcoming', count: 2, content: 'What is ahead', href: '.' },
      { value: 'archive', label: 'Archive', count: 0, content: 'What has been', href: '?tab=archive' },
    ];
    return <Tabs label="Events" value={value} onValueChange={setValue} tabs={tabs} />;
  };
  const { user } = renderPage(<Chooser />);
  expect(screen.getByRole('tabpanel', { name: 'Upcoming 2' })).toHaveTextContent('What is ahead');
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Archive 0' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Archive 0' })).toHaveTextContent('What has been');
  await user.keyboard('{ArrowRight}{End}{ArrowLeft}{Home}');
  expect(screen.getByRole('tab', { name: 'Upcoming 2' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

it('progress beyond its end is a full bar that still says how much it is', () => {
  renderPage(<ProgressBar value={120} label="12 of 10" />);
  const bar = screen.getByRole('progressbar', { name: '12 of 10' });
  expect(bar).toHaveAttribute('aria-valuenow', '100');
  expect(bar).toHaveAttribute('aria-valuetext', '120%');
});

it("a type's badge lies on its colour with alpha 20", () => {
  renderPage(<Badge color="#2e7d32">Soccer</Badge>);
  expect(screen.getByText('Soccer')).toHaveStyle({ background: '#2e7d3220' });
});
