import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { Badge } from '../../src/ui/picture/Badge.tsx';
import { Button } from '../../src/ui/button/Button.tsx';
import { Field } from '../../src/ui/form/Field.tsx';
import { Input } from '../../src/ui/form/Input.tsx';
import { ProgressBar } from '../../src/ui/feedback/ProgressBar.tsx';
import { RadioGroup } from '../../src/ui/form/RadioGroup.tsx';
import { Select } from '../../src/ui/form/Select.tsx';
import { Slider } from '../../src/ui/form/Slider.tsx';
import { Tabs } from '../../src/ui/layout/Tabs.tsx';
import { renderPage } from '../support/renderPage.tsx';

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

it('a select chooses by keyboard', async () => {
  const Chooser = () => {
    const [value, setValue] = useState('');
    const options = [
      { value: '1', label: 'Soccer' },
      { value: '2', label: 'Tennis' },
    ];
    return <Select label="Event Type" value={value} onValueChange={setValue} options={options} placeholder="Choose" />;
  };
  const { user } = renderPage(<Chooser />);
  const select = () => screen.getByRole('combobox', { name: 'Event Type' });
  expect(select()).toHaveTextContent('Choose');
  await user.tab();
  await user.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(select()).toHaveTextContent('Tennis');
  expect(select()).toHaveFocus();
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

it('a slider says its value as it reads, and moves by a step', async () => {
  const onValueChange = jest.fn();
  const format = (value: number) => `${Math.round(value * 100)}%`;
  const { user } = renderPage(
    <Slider label="Likelihood" value={0.5} onValueChange={onValueChange} min={0} max={1} step={0.1} format={format} />,
  );
  const slider = screen.getByRole('slider', { name: 'Likelihood' });
  expect(slider).toHaveAttribute('aria-valuetext', '50%');
  slider.focus();
  await user.keyboard('{ArrowRight}');
  expect(onValueChange).toHaveBeenCalledWith(0.6);
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
