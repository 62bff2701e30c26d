import {
  EXPANSION_MAX,
  FREE_DIFFERENCE_MAX,
  FREE_DIFFERENCE_MIN,
  formAddress,
  merchantCreateRequest,
  NEW_ROW,
  screens,
  type Merchant,
} from '@backoffice/contract';
import { defineMessages, formatNumber } from '@backoffice/i18n';
import { choicesOf, type RowFormDialog } from '@backoffice/list-screen';
import { comparedFields, defineForm } from '@backoffice/list-screen/form';
import { makeStyles, tokens } from '@backoffice/ui';
import {
  NumberField,
  SelectField,
  TextAreaField,
  TextField,
  type FormIssue,
  type IssuePhrase,
} from '@backoffice/ui/form';
import { useState } from 'react';
import * as z from 'zod/mini';
import { messages } from '../../messages';
import { FoldToggle } from './fold-toggle';
import { expansions, merchantFields } from './merchant-fields';
import { merchantsApi } from './merchants.api';
import { PublicKeyField } from './public-key-field';

/** The texts of the merchant form, separate so that they are not loaded before the list. */
export const formMessages = defineMessages('merchant-form', {
  en: () => import(/* webpackChunkName: "late-en" */ './messages/en.json'),
  zh: () => import(/* webpackChunkName: "late-zh" */ './messages/zh.json'),
  es: () => import(/* webpackChunkName: "late-es" */ './messages/es.json'),
  ja: () => import(/* webpackChunkName: "late-ja" */ './messages/ja.json'),
});

/** The rules of the create call, which the form uses too; the name of a merchant cannot be changed. */
export const merchantRules = merchantCreateRequest;
const { merchantName: _name, ...changeable } = merchantCreateRequest.shape;
const editRules = z.object(changeable);

type MerchantInput = z.input<typeof merchantRules>;

export const newMerchant: MerchantInput = {
  merchantName: '',
  freeDifference: 0,
  status: 'active',
  merchantExpansionA: '',
  merchantExpansionB: '',
  merchantExpansionC: '',
  merchantExpansionD: '',
};

/** Returns the message for an invalid field. */
export const merchantPhrase: IssuePhrase<MerchantInput> = (field, { code }: FormIssue) => {
  const { text } = formMessages;
  switch (field) {
    case 'merchantName':
      return text(code === 'too_big' ? 'merchants.form.name.too-long' : 'merchants.form.name.required');
    case 'freeDifference':
      return text('merchants.form.difference.invalid');
    case 'status':
      return text('merchants.form.status.required');
    default:
      return text('merchants.form.expansion.too-long', { max: EXPANSION_MAX });
  }
};

const useCustomFieldStyles = makeStyles({
  title: {
    gridColumn: '1 / -1',
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
});

/** The custom fields, folded until they are needed: while all are empty and none is refused. */
function CustomFields({ merchant, isRefused }: MerchantFieldsProps) {
  const styles = useCustomFieldStyles();
  const text = messages.useText();
  const formText = formMessages.useText();
  const [isUnfolded, setUnfolded] = useState(() => expansions.some((name) => merchant?.[name]));
  const isOpen = isUnfolded || isRefused;
  return (
    <>
      <h3 className={styles.title}>
        <FoldToggle
          isOpen={isOpen}
          onToggle={() => setUnfolded(!isOpen)}
          title={formText('merchants.form.custom')}
        />
      </h3>
      {isOpen &&
        expansions.map((name) => (
          <TextAreaField<MerchantInput>
            hint={
              name === expansions[0]
                ? formText('merchants.form.expansion.hint', { max: formatNumber(EXPANSION_MAX) })
                : undefined
            }
            key={name}
            label={text(merchantFields[name].label)}
            name={name}
          />
        ))}
    </>
  );
}

interface MerchantFieldsProps {
  /** Undefined for a new merchant; only then can the name be typed. */
  merchant: Merchant | undefined;
  /** A custom field is invalid. */
  isRefused: boolean;
}

function MerchantFields({ merchant, isRefused }: MerchantFieldsProps) {
  const text = messages.useText();
  const formText = formMessages.useText();
  const isNew = !merchant;
  return (
    <>
      <TextField<MerchantInput>
        hint={isNew ? formText('merchants.form.name.hint') : undefined}
        label={text(merchantFields.merchantName.label)}
        name="merchantName"
        readOnly={!isNew}
        required={isNew}
        wide
      />
      {(merchant?.privateKey ?? merchant?.publicKey) && (
        <PublicKeyField known={merchant.publicKey} privateKey={merchant.privateKey} />
      )}
      <NumberField<MerchantInput>
        hint={`${text(merchantFields.freeDifference.help)} ${formText('merchants.form.difference.hint')}`}
        label={text(merchantFields.freeDifference.label)}
        max={FREE_DIFFERENCE_MAX}
        min={FREE_DIFFERENCE_MIN}
        name="freeDifference"
      />
      <SelectField<MerchantInput>
        label={text(merchantFields.status.label)}
        name="status"
        options={choicesOf(merchantFields.status, text)}
        placeholder={formText('merchants.form.status.choose')}
        required
      />
      <CustomFields isRefused={isRefused} merchant={merchant} />
    </>
  );
}

const names = Object.keys(newMerchant) as (keyof MerchantInput)[];

export const MerchantForm: RowFormDialog<Merchant> = defineForm({
  messages: formMessages,
  phrase: merchantPhrase,
  valuesOf: (merchant: Merchant) =>
    Object.fromEntries(names.map((name) => [name, merchant[name]])) as MerchantInput,
  fields: (merchant, { formState: { errors } }) => (
    <MerchantFields isRefused={expansions.some((name) => errors[name])} merchant={merchant} />
  ),
  useCompared: () => comparedFields(merchantFields, messages.useText()),
  create: {
    rules: merchantRules,
    blank: newMerchant,
    send: merchantsApi.create,
    texts: {
      title: 'merchants.form.create-title',
      created: 'merchants.notice.created',
      failed: 'merchants.notice.create-failed',
      createdBefore: 'merchants.form.created-before',
    },
    next: {
      label: 'merchants.form.add-channel',
      needs: 'channels:edit',
      // Channels are added to active merchants only.
      onlyIf: { field: 'status', value: 'active' },
      after: ({ id }) => ({ address: formAddress(screens.channels, NEW_ROW, { of: String(id) }) }),
    },
  },
  edit: {
    rules: editRules,
    send: (values, { id, updatedAt }, reason) => merchantsApi.update({ id, updatedAt, reason, ...values }),
    texts: {
      title: 'merchants.form.edit-title',
      saved: 'merchants.notice.updated',
      failed: 'merchants.notice.update-failed',
      reloadFailed: 'merchants.notice.reload-failed',
      conflict: 'merchants.form.conflict.title',
    },
  },
});
