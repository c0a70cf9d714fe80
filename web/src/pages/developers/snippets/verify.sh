# WEBHOOK_ID, WEBHOOK_TIMESTAMP and WEBHOOK_SIGNATURE are the headers of a delivery;
# BODY is a file with its body, as it came
age=$(($(date +%s) - WEBHOOK_TIMESTAMP))
[ "${age#-}" -lt 300 ] || exit 1

key=$(printf %s "${WEBHOOK_SECRET#whsec_}" | openssl base64 -d -A | od -An -v -tx1 | tr -d ' \n')
expected=$({ printf '%s.%s.' "$WEBHOOK_ID" "$WEBHOOK_TIMESTAMP"; cat "$BODY"; } |
  openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | openssl base64 -A)

case " $WEBHOOK_SIGNATURE " in
  *" v1,$expected "*) echo genuine ;;
  *) exit 1 ;;
esac
